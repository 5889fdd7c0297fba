import { setTimeout as pause } from 'node:timers/promises'

/** The longest pause before a write is sent again, in milliseconds. */
const longestPause = 20

/** A pause drawn at random, so that writers do not march in step. */
export const shortPause = (): Promise<void> => pause(Math.random() * longestPause)

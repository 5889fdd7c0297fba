import { numberOf, type JsonNumber } from '@assent/kernel'
import type { Option } from 'commander'
import { flag } from './flag.js'

const revisionFault = (value: string): string | undefined =>
  /^(?:0|[1-9][0-9]*)$/.test(value) ? undefined : `\`${value}\` is no revision: write an integer, such as 3`

export const expectedRevisionFlag = (): Option =>
  flag('--expected-revision <n>', 'the revision that was seen (default: the stored one)', revisionFault)

/** The exact revision that the flag names; it may lie past the safe integers (D-6). */
export const revisionOf = (value: string): JsonNumber => numberOf(value) as JsonNumber

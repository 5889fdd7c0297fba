import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds after which what is waited for does not come. */
const longest = 10_000

/** Waits until something holds, or for so long that it never will. */
export const until = async (what: string, holds: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + longest
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`it never happened: ${what}`)
    await pause(5)
  }
}

import { briefest, type Effort } from '../effort.js'
import { inTurn } from '../in-turn.js'
import { duration, multiple, printRows } from '../print-table.js'
import { sideBySide } from '../side-by-side.js'
import { hostileCases, type HostileCase } from './cases.js'

const measure = async ({ name, size, make, work }: HostileCase, effort: Effort): Promise<readonly string[]> => {
  const half = make(size / 2)
  const whole = make(size)
  const verdict = work(whole)
  const [, measured] = await sideBySide(
    [
      { name: `${name}, half of it`, work: inTurn([half], work) },
      { name, work: inTurn([whole], work) },
    ],
    effort,
  )
  const { perSecond = 1, ratio = 1 } = measured ?? {}
  return [name, verdict, duration(1 / perSecond), multiple(1 / ratio)]
}

/** What inputs of ill will cost, what is said of them, and what twice as much of them costs: linear is 2, or 1. */
export const measureHostile = async (effort: Effort): Promise<void> => {
  const rows: (readonly string[])[] = []
  for (const hostile of hostileCases) rows.push(await measure(hostile, briefest(effort)))
  printRows(['', 'verdict', 'takes', 'against half of it'], rows)
}

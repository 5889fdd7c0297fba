import { briefer, type Effort } from '../../effort.js'
import { duration, multiple, printRows, wholeRate } from '../../print-table.js'
import { showProgress } from '../../progress.js'
import { sideBySide, wallClock, type Contender, type Measured } from '../../side-by-side.js'
import type { Step } from '../way.js'
import { measuredCalls, type MeasuredCall } from './calls.js'
import type { Filled } from './filled.js'

const sizes = [1000, 100_000, 1_000_000]

const contenderOf = (call: MeasuredCall, filled: Filled): Contender => {
  const next = call.ready(filled)
  let steps: readonly Step[] = []
  return {
    name: `${call.name}, ${wholeRate(filled.records)} records`,
    prepare: async (runs) => {
      steps = await next(runs)
    },
    work: async () => {
      for (const step of steps) await step()
    },
  }
}

const rowOf = ({ name }: MeasuredCall, measured: readonly Measured[]): readonly string[] => [
  name,
  ...measured.map(({ perSecond }) => duration(1 / perSecond)),
  measured.length > 1 ? multiple(1 / (measured.at(-1)?.ratio ?? 1)) : '',
]

/** What calls take in stores of different sizes, which take turns. */
export const measureStoreGrowth = async (fill: (records: number) => Promise<Filled>, effort: Effort): Promise<void> => {
  const stores: Filled[] = []
  try {
    for (const records of sizes.filter((size) => size <= effort.records)) {
      showProgress(`filling a store with ${wholeRate(records)} records`)
      stores.push(await fill(records))
    }
    const rows: (readonly string[])[] = []
    for (const call of measuredCalls) {
      const contenders = stores.map((filled) => contenderOf(call, filled))
      rows.push(rowOf(call, await sideBySide(contenders, briefer(effort), wallClock)))
    }
    const head = stores.map(({ records }) => `${wholeRate(records)} records`)
    printRows(['', ...head, stores.length > 1 ? 'growth' : ''], rows, 'one call, as the store grows')
  } finally {
    for (const { close } of stores) await close()
  }
}

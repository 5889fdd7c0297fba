import type { Effort } from '../effort.js'
import { comparison, duration, printRows, wholeRate } from '../print-table.js'
import { showProgress } from '../progress.js'
import { ratioOf, sideBySide, wallClock, type Measured } from '../side-by-side.js'
import { percentile } from './percentile.js'
import type { Way } from './way.js'
import type { Form } from './workload.js'
import { writersOf, type Taken, type Writers } from './writers.js'

/** One way of storing, measured. */
export interface StorageMeasured extends Measured {
  /** Milliseconds that a decision took to be stored, of all rounds that count, ascending. */
  readonly latencies: readonly number[]
  /** Milliseconds for which this process was on a processor for one decision. */
  readonly processor: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const summed = (calls: readonly Taken[]): Pick<StorageMeasured, 'latencies' | 'processor'> => {
  const latencies = calls.flatMap((call) => call.latencies).sort((a, b) => a - b)
  return { latencies, processor: sum(calls.map(({ processor }) => processor)) / latencies.length }
}

/** Lets ways of storing take turns, by the wall, since they wait for a disk. */
export const measureForm = async (
  ways: readonly Way[],
  form: Form,
  effort: Effort,
): Promise<readonly StorageMeasured[]> => {
  const contenders: Writers[] = []
  for (const way of ways) {
    showProgress(`making subjects: ${way.name}`)
    contenders.push(await writersOf(way, form))
  }
  const measured = await sideBySide(contenders, effort, wallClock)
  return measured.map((one, index) => ({ ...one, ...summed(contenders[index]?.calls.slice(-effort.rounds) ?? []) }))
}

const milliseconds = (value: number): string => duration(value / 1000)

/** Prints a line for each way; its rate against those of the ways that are named. */
export const printForm = (title: string, measured: readonly StorageMeasured[], against: readonly string[]): void => {
  const rivals = against.flatMap((name) => measured.filter((one) => one.name === name))
  const rows = measured.map(({ name, perSecond, rates, latencies, processor }) => [
    name,
    wholeRate(perSecond),
    milliseconds(percentile(latencies, 50)),
    milliseconds(percentile(latencies, 99)),
    milliseconds(processor),
    ...rivals.map((rival) => (rival.name === name ? '' : comparison(ratioOf(rates, rival.rates)))),
  ])
  const head = ['', 'commits/s', 'p50', 'p99', 'processor']
  printRows([...head, ...rivals.map(({ name }) => `against ${name}`)], rows, title)
}

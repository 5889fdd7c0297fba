import type { Effort } from './effort.js'
import { clearProgress, showProgress } from './progress.js'

/** One way of doing the measured work: `runs` times in a row. */
export interface Contender {
  readonly name: string
  /** Makes ready what so many runs take; that is not measured. */
  readonly prepare?: (runs: number) => Promise<void>
  readonly work: (runs: number) => void | Promise<void>
}

/** What was measured of one contender. */
export interface Measured {
  readonly name: string
  /** Per second, the median over the rounds. */
  readonly perSecond: number
  /** Its rate against the first contender's, the median of the ratios of each round. */
  readonly ratio: number
  /** Per second, in each round. */
  readonly rates: readonly number[]
}

type Clock = () => number

/** Seconds on the wall: for work that waits for something else than the processor. */
export const wallClock: Clock = () => Number(process.hrtime.bigint()) / 1e9

/** Seconds of processor that this process used, its collector and compiler included: it stands while others run. */
const processorClock: Clock = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const secondsOf = async (contender: Contender, runs: number, clock: Clock): Promise<number> => {
  await contender.prepare?.(runs)
  const start = clock()
  await contender.work(runs)
  return clock() - start
}

/** Doubles the runs until they fill a round; the contender warms up on the way. */
const runsInRound = async (contender: Contender, milliseconds: number, clock: Clock): Promise<number> => {
  for (let runs = 1; ; runs *= 2) {
    const spent = (await secondsOf(contender, runs, clock)) * 1000
    if (spent >= milliseconds) return Math.max(1, Math.round((runs * milliseconds) / spent))
  }
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The median of the ratios of each round. */
export const ratioOf = (rates: readonly number[], to: readonly number[]): number =>
  median(rates.map((rate, round) => rate / (to[round] ?? 1)))

const takeTurns = async (
  contenders: readonly Contender[],
  runs: readonly number[],
  clock: Clock,
  progress: string,
): Promise<readonly number[]> => {
  const rates: number[] = []
  for (const [index, contender] of contenders.entries()) {
    showProgress(`${progress}: ${contender.name}`)
    const count = runs[index] ?? 1
    rates.push(count / (await secondsOf(contender, count, clock)))
  }
  return rates
}

/**
 * Lets contenders take turns, round by round, so that whatever else the machine does falls on all of them: ratios mean
 * something where absolute figures do not. The first contender is the one that the others are compared with. A first
 * round does not count: in it the code that contenders share gets to know all of them.
 *
 * Benchmark libraries (mitata, tinybench) measure one contender to its end, then the next: on a machine that others use
 * too, their ratios tell who was lucky. That is why this is not one of them.
 */
export const sideBySide = async (
  contenders: readonly Contender[],
  { rounds, milliseconds }: Effort,
  clock: Clock = processorClock,
): Promise<readonly Measured[]> => {
  const runs: number[] = []
  for (const contender of contenders) {
    showProgress(`warming up: ${contender.name}`)
    runs.push(await runsInRound(contender, milliseconds, clock))
  }
  await takeTurns(contenders, runs, clock, 'warming up')
  const rates: (readonly number[])[] = []
  for (let round = 1; round <= rounds; round += 1) {
    rates.push(await takeTurns(contenders, runs, clock, `round ${round} of ${rounds}`))
  }
  clearProgress()
  const ratesOf = (index: number): readonly number[] => rates.map((round) => round[index] ?? 0)
  return contenders.map(({ name }, index) => ({
    name,
    perSecond: median(ratesOf(index)),
    ratio: ratioOf(ratesOf(index), ratesOf(0)),
    rates: ratesOf(index),
  }))
}

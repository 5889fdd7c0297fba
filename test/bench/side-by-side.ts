/** One way of doing the measured work: `runs` times in a row. */
export interface Contender {
  readonly name: string
  readonly work: (runs: number) => void | Promise<void>
}

/** What was measured of one contender. */
export interface Measured {
  readonly name: string
  /** Per second, the median over the rounds. */
  readonly perSecond: number
  /** Against the first contender, the median of the ratios of each round. */
  readonly ratio: number
}

/** How long one contender works in one round, in milliseconds. */
const roundLength = 200

const secondsOf = async (contender: Contender, runs: number): Promise<number> => {
  const start = process.hrtime.bigint()
  await contender.work(runs)
  return Number(process.hrtime.bigint() - start) / 1e9
}

/** Doubles the runs until they fill a round; the warm-up of the contender on the way. */
const runsInRound = async (contender: Contender): Promise<number> => {
  for (let runs = 16; ; runs *= 2) {
    const seconds = await secondsOf(contender, runs)
    if (seconds * 1000 >= roundLength) return Math.max(1, Math.round((runs * roundLength) / (seconds * 1000)))
  }
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/**
 * Lets contenders take turns, round by round, so that whatever else the machine does falls on all of them: ratios mean
 * something where absolute figures do not. The first contender is the one that the others are compared with.
 */
export const sideBySide = async (contenders: readonly Contender[], rounds: number): Promise<readonly Measured[]> => {
  const runs: number[] = []
  for (const contender of contenders) runs.push(await runsInRound(contender))
  const rates: number[][] = contenders.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      const count = runs[index] ?? 1
      rates[index]?.push(count / (await secondsOf(contender, count)))
    }
  }
  return contenders.map(({ name }, index) => {
    const own = rates[index] ?? []
    return { name, perSecond: median(own), ratio: median(own.map((rate, round) => rate / (rates[0]?.[round] ?? rate))) }
  })
}

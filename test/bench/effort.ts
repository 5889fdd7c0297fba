/** How long a table is measured. */
export interface Effort {
  /** Rounds that count, in which the contenders take turns; an odd number has a middle one. */
  readonly rounds: number
  /** How long one contender works in one round. */
  readonly milliseconds: number
  /** The most records of a store in which single calls are measured. */
  readonly records: number
}

export const fullEffort: Effort = { rounds: 15, milliseconds: 200, records: 100_000 }

/** The same with stores that take minutes to fill. */
export const longEffort: Effort = { ...fullEffort, records: 1_000_000 }

/** For trying the benchmark itself: its figures say nothing. */
export const quickEffort: Effort = { rounds: 1, milliseconds: 5, records: 1000 }

const atMost = (most: Pick<Effort, 'rounds' | 'milliseconds'>, { rounds, milliseconds, records }: Effort): Effort => ({
  rounds: Math.min(rounds, most.rounds),
  milliseconds: Math.min(milliseconds, most.milliseconds),
  records,
})

/** For tables of many lines, where nothing is compared as closely as with a rival. */
export const briefer = (effort: Effort): Effort => atMost({ rounds: 7, milliseconds: 100 }, effort)

/** For work of which one run takes longer than a round. */
export const briefest = (effort: Effort): Effort => atMost({ rounds: 3, milliseconds: 50 }, effort)

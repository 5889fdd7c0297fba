/** How long a table is measured. */
export interface Effort {
  /** Rounds that count, in which the contenders take turns; an odd number has a middle one. */
  readonly rounds: number
  /** How long one contender works in one round. */
  readonly milliseconds: number
}

export const fullEffort: Effort = { rounds: 15, milliseconds: 200 }

/** For trying the benchmark itself: its figures say nothing. */
export const quickEffort: Effort = { rounds: 1, milliseconds: 5 }

const atMost = (most: Effort, { rounds, milliseconds }: Effort): Effort => ({
  rounds: Math.min(rounds, most.rounds),
  milliseconds: Math.min(milliseconds, most.milliseconds),
})

/** For tables of many lines, where nothing is compared as closely as with a rival. */
export const briefer = (effort: Effort): Effort => atMost({ rounds: 7, milliseconds: 100 }, effort)

/** For work of which one run takes longer than a round. */
export const briefest = (effort: Effort): Effort => atMost({ rounds: 3, milliseconds: 50 }, effort)

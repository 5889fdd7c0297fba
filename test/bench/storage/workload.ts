import { historyOf, type Decided } from './decided.js'

/** Who writes at the same time, and to how many subjects of its own each. */
export interface Form {
  readonly writers: number
  readonly subjectsEach: number
}

/** What the writers of one store are given to store: the same for every store of a form. */
export interface Workload {
  /** The creations of all subjects. */
  readonly creations: () => readonly Decided[]
  /** The next decisions for one writer, each on another of its subjects than the one before, where it has several. */
  readonly next: (writer: number, count: number) => readonly Decided[]
}

/** Prime, so that steps of it reach all of any other number of subjects, in an order that no cache likes. */
const stride = 8191

export const workloadOf = ({ writers, subjectsEach }: Form): Workload => {
  const histories = Array.from({ length: writers }, (_, writer) =>
    Array.from({ length: subjectsEach }, (_, subject) => historyOf(`invoice-${writer}-${subject}`)),
  )
  const turns = histories.map(() => 0)

  const nextOf = (writer: number): Decided => {
    const turn = turns[writer] ?? 0
    turns[writer] = turn + 1
    const history = histories[writer]?.[(turn * stride) % subjectsEach]
    if (history === undefined) throw new Error(`there is no writer ${writer}`)
    return history()
  }
  return {
    creations: () => histories.flatMap((own) => own.map((next) => next())),
    next: (writer, count) => Array.from({ length: count }, () => nextOf(writer)),
  }
}

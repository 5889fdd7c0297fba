import type { NotStorable, ReferenceCycle } from '../../store-error.js'
import type { Subject } from '../../subject.js'
import type { RequiredEdges } from '../../relation-store.js'

/** The most subjects behind one edge that are looked at: other commits through the same field wait meanwhile. */
export const largestWalk = 10_000

const tooFar: NotStorable = {
  kind: 'not_storable',
  path: 'relations',
  reason: `more than ${largestWalk} subjects lie behind an edge`,
}

/**
 * Looks for the way from a subject's edges back to it: nearest first, so that the way it finds is a shortest one. It
 * reads nothing itself: a store answers what is `asked` until nothing is, and so all stores find the same.
 */
export class CycleSearch {
  readonly #subject: Subject
  readonly #field: string
  /** Of each subject that was met, the one from which. */
  readonly #cameFrom = new Map<string, string>()
  #asked: readonly string[] = []
  #refusal: ReferenceCycle | NotStorable | undefined

  constructor(subject: Subject, { field, to }: RequiredEdges) {
    this.#subject = subject
    this.#field = field
    this.#step([[subject.id, to]])
  }

  /** The ids whose edges are to be told next; none where the search is over. */
  get asked(): readonly string[] {
    return this.#asked
  }

  /** Why the edges are refused, once nothing is asked any more. */
  get refusal(): ReferenceCycle | NotStorable | undefined {
    return this.#refusal
  }

  /** Where each of the asked subjects points to; one that is not held points nowhere. */
  answer(edges: ReadonlyMap<string, readonly string[]>): void {
    this.#step(this.#asked.map((id) => [id, edges.get(id) ?? []]))
  }

  #step(edges: readonly (readonly [from: string, to: readonly string[]])[]): void {
    this.#asked = []
    const next: string[] = []
    for (const [from, targets] of edges) {
      for (const to of targets) {
        if (to === this.#subject.id) return this.#refuse(this.#cycleFrom(from))
        if (this.#cameFrom.has(to)) continue
        if (this.#cameFrom.size === largestWalk) return this.#refuse(tooFar)
        this.#cameFrom.set(to, from)
        next.push(to)
      }
    }
    this.#asked = next
  }

  #refuse(refusal: ReferenceCycle | NotStorable): void {
    this.#refusal = refusal
  }

  #cycleFrom(last: string): ReferenceCycle {
    const { entity, id } = this.#subject
    const way: string[] = []
    for (let one = last; one !== id; one = this.#cameFrom.get(one) ?? id) way.unshift(one)
    return { kind: 'reference_cycle', entity, id, field: this.#field, path: [id, ...way, id] }
  }
}

/** The values of the names that were written last: what is older is forgotten, so that it never grows without end. */
export interface Recent<A> {
  get(name: string): A | undefined
  set(name: string, value: A): void
  /** Was it there? */
  delete(name: string): boolean
}

const mostNames = 10_000

/** Keeps ten thousand names. */
export const recent = <A>(most = mostNames): Recent<A> => {
  const held = new Map<string, A>()
  return {
    get: (name) => held.get(name),
    set: (name, value) => {
      held.delete(name)
      held.set(name, value)
      const [oldest] = held.keys()
      if (held.size > most && oldest !== undefined) held.delete(oldest)
    },
    delete: (name) => held.delete(name),
  }
}

import type { Store } from '@assent/shell'

/** Every call of a store, handed on: a store may be a class, whose methods a spread does not copy. */
export const forwarded = (inner: Store): Store => ({
  load: (...given) => inner.load(...given),
  ids: (...given) => inner.ids(...given),
  events: (...given) => inner.events(...given),
  records: (...given) => inner.records(...given),
  observations: (...given) => inner.observations(...given),
  recordById: (...given) => inner.recordById(...given),
  read: (...given) => inner.read(...given),
  commit: (...given) => inner.commit(...given),
  observe: (...given) => inner.observe(...given),
  close: () => inner.close(),
})

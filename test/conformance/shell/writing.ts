import { StoredRuntime, type Store, type StoredDecision } from '@assent/shell'
import { map } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { right } from 'fp-ts/lib/TaskEither.js'
import type { CallGroup, Response } from '../calls.js'
import { answer } from './answer.js'
import { createRequestIn, executeRequestIn } from './request.js'
import { runtimeOf, storeOf, type ShellState } from './state.js'

const written = ({ commit: { instance, envelope } }: StoredDecision): Response => ({
  revision: instance.revision,
  state: instance.lifecycle_state,
  fields: instance.fields,
  record_id: envelope.record_id,
  count: envelope.record.events.length,
  event_types: envelope.record.events.map(({ type }) => type),
})

/** The store with its commits kept back: what was decided is written when the race is run. */
const heldBack = (state: ShellState): Store => {
  const store = storeOf(state)
  return {
    load: (...given) => store.load(...given),
    ids: (...given) => store.ids(...given),
    events: (...given) => store.events(...given),
    records: (...given) => store.records(...given),
    observations: (...given) => store.observations(...given),
    recordById: (...given) => store.recordById(...given),
    read: (...given) => store.read(...given),
    commit: (...given) => {
      state.probe.race = store.commit(...given)
      return right('committed')
    },
    observe: (...given) => store.observe(...given),
    close: () => store.close(),
  }
}

/** Calls that decide and store. */
export const writing = (state: ShellState): CallGroup => ({
  Create: async (input) => answer(pipe(await runtimeOf(state).create(createRequestIn(input))(), map(written))),
  Execute: async (input) => answer(pipe(await runtimeOf(state).execute(executeRequestIn(input))(), map(written))),
  Race: async (input) => {
    const runtime = StoredRuntime.of({ registry: state.registry, store: heldBack(state) })
    return answer(pipe(await runtime.execute(executeRequestIn(input))(), map(written)))
  },
})

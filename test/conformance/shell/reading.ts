import { map } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CallGroup } from '../calls.js'
import { textIn } from '../input.js'
import { answer } from './answer.js'
import { subjectIn } from './request.js'
import { probedStore, runtimeOf, type ShellState } from './state.js'

const page = { limit: 1000 }

/** Calls that read. */
export const reading = (state: ShellState): CallGroup => ({
  Get: async (input) =>
    answer(
      pipe(
        await runtimeOf(state).get(subjectIn(input))(),
        map(({ revision, lifecycle_state, fields }) => ({ revision, state: lifecycle_state, fields })),
      ),
    ),
  Events: async (input) =>
    answer(
      pipe(
        await runtimeOf(state).events(subjectIn(input), page)(),
        map(({ items }) => ({ count: items.length, event_types: items.map(({ type }) => type) })),
      ),
    ),
  // The store itself: the runtime refuses the history of an unknown subject (T-4), the store answers an empty one
  // (S-3).
  Records: async (input) =>
    answer(
      pipe(
        await probedStore(state).records(subjectIn(input), page)(),
        map(({ items }) => ({ count: items.length, ids: items.map(({ record_id }) => record_id) })),
      ),
    ),
  List: async (input) =>
    answer(
      pipe(
        await runtimeOf(state).list(textIn(input, 'entity'), page)(),
        map(({ items }) => ({ count: items.length, ids: items })),
      ),
    ),
})

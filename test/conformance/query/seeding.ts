import { decideCreate, type Json, type JsonObject, type ValidatedDefinition } from '@assent/kernel'
import type { Recording, Store } from '@assent/shell'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { CallGroup } from '../calls.js'
import { jsonIn, validatedIn } from '../input.js'
import { freshStore, type QueryState } from './state.js'

const recording = (record_id: string): Recording => ({
  record_id,
  recorded_at: '2031-02-03',
  correlation: null,
  causation: null,
  actor: null,
})

const create = async (store: Store, definition: ValidatedDefinition, subject: JsonObject): Promise<void> => {
  const { id, fields } = subject as { readonly id: string; readonly fields: Json }
  const decision = decideCreate(definition, { id, fields })
  if (isLeft(decision)) throw new Error(`the case seeds what is refused: ${decision.left.kind}`)
  const { instance, record } = decision.right
  const commit = { instance, envelope: { ...recording(`seed-${id}`), record } }
  const answer = await store.commit(commit, { kind: 'absent' })()
  if (isLeft(answer)) throw new Error(`the case seeds what is not stored: ${answer.left.kind}`)
}

/** The call that creates subjects in a fresh store. */
export const seeding = (state: QueryState): CallGroup => ({
  Seed: async (input) => {
    const definition = validatedIn(input)
    const subjects = jsonIn(input, 'subjects')
    if (isLeft(definition) || isLeft(subjects)) throw new Error('the case seeds what cannot be read')
    const store = await freshStore(state)
    for (const subject of subjects.right as readonly JsonObject[]) await create(store, definition.right, subject)
    return { ok: true }
  },
})

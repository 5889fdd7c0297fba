import { isJsonObject, type Json, type JsonObject } from '@assent/kernel'
import type { CheckedRelations, HeldRelation } from '@assent/shell'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { usage, type Failure } from '../failure.js'
import type { RelationsFlags } from '../flags/relations.js'
import type { World } from '../world.js'
import { readValue } from './read-value.js'

type Fault = string | undefined

const faultInMembers = (value: Json, place: string, faultOf: (member: Json, name: string) => Fault): Fault => {
  if (!isJsonObject(value)) return `${place} is no object`
  return Object.entries(value)
    .map(([name, member]) => faultOf(member, name))
    .find((fault) => fault !== undefined)
}

/** What `check` says is judged with the definitions; a key that is misspelt would be passed over there. */
const faultIn = (value: Json): Fault =>
  faultInMembers(value, 'the value', (relations, entity) =>
    faultInMembers(relations, `\`${entity}\``, (held, relation) => {
      const place = `\`${relation}\` of \`${entity}\``
      return faultInMembers(held, place, (_, key) => (key === 'check' ? undefined : `${place} has the key \`${key}\``))
    }),
  )

const relationsOf = (value: Json): Either<Failure, CheckedRelations> => {
  const fault = faultIn(value)
  return fault === undefined
    ? right(value as { readonly [entity: string]: { readonly [relation: string]: JsonObject & HeldRelation } })
    : left(usage(`\`--relations\`: ${fault}; write {"ENTITY": {"RELATION": {"check": "exists"}}}`))
}

/** The relations that the store is to hold; none where the flag is left out. */
export const readRelations = ({ relations }: RelationsFlags, world: World): TE.TaskEither<Failure, CheckedRelations> =>
  relations === undefined
    ? TE.right({})
    : pipe(readValue('--relations', relations, world), TE.flatMapEither(relationsOf))

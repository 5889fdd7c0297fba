import { decide, decideCreate, type EntityInstance, type ValidatedDefinition } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { ownId } from '../../arbitrary/service/own-id.js'
import type { Call } from '../../explore/exploration.js'
import { keyOf } from './aim.js'
import type { Story, StoryStep } from './port.js'
import { aimsMet, type Found } from './search.js'

type OperationCall = Extract<Call, { readonly command: 'execute' }>

const stepOf = ({ operation, arguments: args, fulfillments }: OperationCall): StoryStep => ({
  operation,
  arguments: args,
  ...(fulfillments === undefined ? {} : { fulfillments }),
})

/** The commands that lead to where a call was found, for a subject of this id, or of the one its identity makes. */
export const storyOf = (definition: ValidatedDefinition, id: string, { at }: Found): Story => {
  const [creation, ...calls] = at.path
  const fields = creation?.command === 'create' ? creation.fields : {}
  return {
    entity: definition.entity,
    version: definition.version,
    id: ownId(definition, fields, id),
    fields,
    executed: calls.flatMap((call) => (call.command === 'execute' ? [stepOf(call)] : [])),
  }
}

const instanceAfter = (
  definition: ValidatedDefinition,
  { id, fields, executed }: Story,
): EntityInstance | undefined => {
  const created = decideCreate(definition, { id, fields })
  if (isLeft(created)) return undefined
  let { instance } = created.right
  for (const call of executed) {
    const decision = decide(definition, { instance, ...call })
    if (isLeft(decision)) return undefined
    instance = decision.right.instance
  }
  return instance
}

/**
 * Does the call do under the id of the story what it did under the one that was explored? The rules of the definition
 * are named by their places.
 */
export const comesAbout = (
  numbered: ValidatedDefinition,
  operation: string,
  story: Story,
  { aim, principal, arguments: args }: Found,
): boolean => {
  const instance = instanceAfter(numbered, story)
  if (instance === undefined) return false
  const met = aimsMet(numbered, operation, instance, principal, args)
  return met.some((one) => keyOf(one) === keyOf(aim))
}

import {
  canonical,
  setMember,
  type CoreError,
  type EntityInstance,
  type Json,
  type JsonObject,
  type ValidatedDefinition,
} from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { decideCall } from '../explore/decide-call.js'
import type { Call } from '../explore/exploration.js'
import { identified } from '../explore/service/identified.js'
import type { Evidence } from './answer.js'

const inputOf = (call: Call): JsonObject => (call.command === 'create' ? call.fields : call.arguments)

const without = (definition: ValidatedDefinition, call: Call, name: string): Call => {
  const input: { [name: string]: Json } = {}
  for (const [own, value] of Object.entries(inputOf(call))) if (own !== name) setMember(input, own, value)
  return identified(definition, call.command === 'create' ? { ...call, fields: input } : { ...call, arguments: input })
}

/** Are all commands accepted but the last, and that one refused as the evidence says? */
const shows = (definition: ValidatedDefinition, commands: readonly Call[], refusal: CoreError): boolean => {
  let instance: EntityInstance | null = null
  for (const [index, call] of commands.entries()) {
    const decided = decideCall(definition, instance, call)
    if (isLeft(decided)) return index === commands.length - 1 && canonical(decided.left) === canonical(refusal)
    instance = decided.right.instance
  }
  return false
}

/** The same evidence of a refusal without the members of its commands that it does without. */
export const simplified = (definition: ValidatedDefinition, evidence: Evidence): Evidence => {
  const { refusal } = evidence
  if (refusal === null) return evidence
  let { commands } = evidence
  for (const [index, command] of commands.entries()) {
    for (const name of Object.keys(inputOf(command))) {
      const fewer = commands.map((call, at) => (at === index ? without(definition, call, name) : call))
      if (shows(definition, fewer, refusal)) commands = fewer
    }
  }
  return { commands, refusal }
}

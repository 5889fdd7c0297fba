import { setMember, type EntityInstance, type Json, type JsonObject } from '@assent/kernel'
import type { Calls } from '../calls.js'
import type { Call } from '../exploration.js'
import type { Rate } from './rate.js'

/** A call and how far it is from what is wanted. */
export interface Rated {
  readonly call: Call
  readonly rate: number
}

// Each round changes every member once; more than that has not been seen to help.
const rounds = 3

const inputOf = (call: Call): JsonObject => (call.command === 'create' ? call.fields : call.arguments)

const withInput = (call: Call, input: JsonObject): Call =>
  call.command === 'create' ? { ...call, fields: input } : { ...call, arguments: input }

const withMember = (call: Call, name: string, value: Json | undefined): Call => {
  const input: { [name: string]: Json } = {}
  for (const [own, held] of Object.entries(inputOf(call))) if (own !== name) setMember(input, own, held)
  if (value !== undefined) setMember(input, name, value)
  return withInput(call, input)
}

const nearest = (rated: readonly Rated[]): Rated | undefined =>
  rated.reduce<Rated | undefined>((best, one) => (best === undefined || one.rate < best.rate ? one : best), undefined)

/** Changes one member after the other to the value that comes nearest, from the nearest of the calls on. */
export const climb = ({ accepted, choices }: Calls, instance: EntityInstance | null, rate: Rate): Rated | undefined => {
  const rated = (call: Call): Rated => ({ call, rate: rate(instance, call) })
  let best = nearest(accepted.map(rated))
  if (best === undefined) return undefined
  for (let round = 0; round < rounds && best.rate > 0; round += 1) {
    const before: number = best.rate
    for (const choice of choices.filter(({ isRead }) => isRead)) {
      const from: Rated = best
      const changed = choice.accepted.map((value) => rated(withMember(from.call, choice.name, value)))
      best = nearest([from, ...changed]) ?? from
    }
    if (best.rate === before) break
  }
  return best
}

import { canonical, memberOf, type Json } from '@assent/kernel'
import type { BoundaryCase } from '../boundary-case.js'
import { legalCall, type Plan } from '../plan.js'
import type { Principal } from '../port.js'
import { proposalIn, unchanged, type Scene } from '../scene.js'
import type { Found } from '../search.js'

const refusesForged = async (scene: Scene, { arguments: args }: Found, name: string, value: Json): Promise<void> => {
  const outcome = await scene.port.propose(proposalIn(scene, { ...args, [name]: value }))
  if (outcome.kind !== 'refused') {
    throw new Error(`a proposal that supplies \`${name}\`: expected a refusal, found ${canonical(outcome)}`)
  }
  await unchanged('the refusal', scene, scene.before)
}

/** The value of another principal, where there is one: that is what somebody would forge. */
const forgedValue = (principals: readonly Principal[], { trusted }: Principal, name: string): Json => {
  const own = memberOf(trusted, name) ?? null
  const others = principals.map((other) => memberOf(other.trusted, name) ?? own)
  return others.find((value) => canonical(value) !== canonical(own)) ?? own
}

/** A caller who supplies an argument that the port injects is refused, whatever the value. */
export const trustedArgumentCases = (plan: Plan): readonly BoundaryCase[] =>
  plan.principals.flatMap((principal) => {
    const found = legalCall(plan, principal) ?? [...plan.met.values()].find((any) => any.principal === principal)
    if (found === undefined) return []
    return Object.keys(principal.trusted).flatMap((name): readonly BoundaryCase[] => {
      const own = memberOf(principal.trusted, name) ?? null
      const forged = forgedValue(plan.principals, principal, name)
      const values = canonical(own) === canonical(forged) ? [own] : [forged, own]
      return values.map((value) => ({
        about: 'trusted argument',
        title: `\`arguments.${name}\` as ${canonical(value)}, supplied by \`${principal.name}\``,
        found,
        play: (scene) => refusesForged(scene, found, name, value),
      }))
    })
  })

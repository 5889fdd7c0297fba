import type { EntityInstance, JsonObject, ValidatedDefinition } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Exploration, Visited } from '../../explore/exploration.js'
import { withNumberedRules } from '../../explore/numbered.js'
import { aimsOf, keyOf, type Aim } from './aim.js'
import { decideAs } from './decide-as.js'
import type { InputsOn } from './inputs-on.js'
import type { Principal } from './port.js'

/** A call that meets an aim: on which instance, by whom, with which arguments of the caller. */
export interface Found {
  readonly aim: Aim
  readonly at: Visited
  readonly principal: Principal
  readonly arguments: JsonObject
}

/** The first call that meets each aim, by the aim's key, on the instance with the shortest path. */
export type FoundByAim = ReadonlyMap<string, Found>

const byLength = ({ visited }: Exploration): readonly Visited[] =>
  [...visited].sort((one, other) => one.path.length - other.path.length)

/** What the kernel says to a call, as the aims that it meets. */
export const aimsMet = (
  numbered: ValidatedDefinition,
  operation: string,
  instance: EntityInstance,
  principal: Principal,
  args: JsonObject,
): readonly Aim[] => {
  const answer = decideAs(numbered, instance, operation, principal, args)
  return aimsOf(instance.lifecycle_state, principal.name, isLeft(answer) ? answer.left : undefined)
}

/** Looks for the calls that meet each aim, among the instances that were reached and the principals of the port. */
export const search = (
  definition: ValidatedDefinition,
  operation: string,
  exploration: Exploration,
  principals: readonly Principal[],
  inputsOn: InputsOn,
): FoundByAim => {
  const numbered = withNumberedRules(definition)
  const found = new Map<string, Found>()
  for (const at of byLength(exploration)) {
    for (const principal of principals) {
      for (const args of inputsOn(at.instance, principal).accepted) {
        for (const aim of aimsMet(numbered, operation, at.instance, principal, args)) {
          const key = keyOf(aim)
          if (!found.has(key)) found.set(key, { aim, at, principal, arguments: args })
        }
      }
    }
  }
  return found
}

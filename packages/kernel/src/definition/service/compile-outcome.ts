import type { FieldsDocument, OutcomeDocument } from '../../document/document.js'
import type {
  EffectDocument,
  FulfilmentDocument,
  FulfilmentsDocument,
  RefusesDocument,
} from '../../document/service/service-document.js'
import { writerOf, type Json } from '../../value/json.js'
import { namesOf } from '../../value/text.js'
import { compileAssignment } from '../compile-assignment.js'
import { compileCondition } from '../compile-condition.js'
import { compileEvents } from '../compile-events.js'
import type { CompiledMembers } from '../compile-members.js'
import type { SlotsByRoot } from '../compile-reference.js'
import { compileTemplate } from '../compile-template.js'
import { noSlot } from '../held.js'
import { sourcesOf } from '../sources.js'
import { compileCopies } from './compile-copies.js'
import type {
  CompiledEffect,
  CompiledFulfilment,
  CompiledOutcome,
  CompiledRefusal,
  CompiledResponse,
} from './compiled-outcome.js'

const compileEffect = (effect: EffectDocument): CompiledEffect => {
  if (typeof effect === 'string') return { kind: effect, to: undefined, from: new Set(), declaredFrom: [] }
  const declaredFrom = sourcesOf(effect.moves)
  return { kind: 'moves', to: effect.moves.to, from: new Set(declaredFrom), declaredFrom }
}

const compileFulfilments = (
  fulfills: FulfilmentsDocument,
  { slots, members }: CompiledMembers,
): readonly CompiledFulfilment[] =>
  namesOf(fulfills).flatMap((field) => {
    const slot = slots.get(field) ?? noSlot
    const target = members[slot]?.field
    const required = (fulfills[field] as FulfilmentDocument).actions === 'required'
    // Registration has checked that each is declared (SR-143).
    return target === undefined ? [] : [{ field, slot, target, required }]
  })

const compileResponds = (
  responds: { readonly [name: string]: Json },
  slots: SlotsByRoot,
): readonly CompiledResponse[] =>
  namesOf(responds).map((name) => ({
    name,
    write: writerOf(name),
    template: compileTemplate(responds[name] as Json, slots),
  }))

const compileRefusal = ({ error, message }: RefusesDocument): CompiledRefusal => ({ error, message: message ?? null })

/** A branch that registration has checked, made ready. */
export const compileOutcome = (
  outcome: OutcomeDocument,
  declared: FieldsDocument,
  schema: CompiledMembers,
  slots: SlotsByRoot,
): CompiledOutcome => {
  const { name, when, in_state, effect = 'none', set = {}, refuses } = outcome
  return {
    name,
    when: when === undefined ? undefined : compileCondition(when, slots),
    inState: in_state,
    effect: compileEffect(effect),
    set: namesOf(set).map((field) => compileAssignment(field, set[field] as Json, declared, schema, slots)),
    setIfPresent: compileCopies(outcome.set_if_present, schema),
    fulfills: compileFulfilments(outcome.fulfills ?? {}, schema),
    events: compileEvents(outcome.emits ?? [], slots),
    responds: compileResponds(outcome.responds ?? {}, slots),
    respondsIfPresent: compileCopies(outcome.responds_if_present),
    refuses: refuses === undefined ? undefined : compileRefusal(refuses),
  }
}

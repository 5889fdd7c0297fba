import type { ConditionDocument } from '../../document/document.js'
import type { CompiledCondition } from '../compiled-condition.js'
import { compileTemplate } from '../compile-template.js'
import type { SlotsByRoot } from '../compile-reference.js'
import type { Condition, Quantifier } from '../condition.js'
import { collectionOf } from './check-service-condition.js'
import { comparison } from './comparison.js'
import type { ServiceReading } from './service-reading.js'

/** Slots where the service rules hold. */
export type ServiceSlots = SlotsByRoot & { readonly service: ServiceReading }

type Compile = (document: ConditionDocument, slots: SlotsByRoot) => CompiledCondition

/** The body reads what is around it, and the element by its name (SR-57, SR-66). */
const compileQuantifier = (
  { operator, over, bind, body }: Quantifier,
  blank: CompiledCondition,
  slots: ServiceSlots,
  compile: Compile,
): CompiledCondition => {
  const { service } = slots
  const collection = collectionOf(over, service)
  const binder = { name: bind, element: 'element' in collection ? collection.element : undefined }
  const inside = { ...slots, service: { ...service, binders: [binder, ...service.binders] } }
  return {
    ...blank,
    form: 'quantifier',
    value: operator === 'for_any',
    left: compileTemplate(over, slots),
    children: [compile(body, inside)],
  }
}

type ServiceCondition = Extract<Condition, { readonly form: 'compare' | 'truthy' | 'quantifier' }>

/** An operator that only the service rules have, made ready (SR-58). */
export const compileServiceCondition = (
  condition: ServiceCondition,
  blank: CompiledCondition,
  slots: ServiceSlots,
  compile: Compile,
): CompiledCondition => {
  switch (condition.form) {
    case 'compare': {
      const [left, right] = [compileTemplate(condition.left, slots), compileTemplate(condition.right, slots)]
      const operator = comparison(condition.op, left, right, slots.service.scales)
      return { ...blank, form: 'pair', left, right, operator }
    }
    case 'truthy':
      return { ...blank, form: 'truthy', left: compileTemplate(condition.operand, slots) }
    case 'quantifier':
      return compileQuantifier(condition, blank, slots, compile)
  }
}

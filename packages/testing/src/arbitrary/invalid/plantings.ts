import type { PlantedDefect, Planting } from './planting.js'
import { conditionShapePlantings } from './plantings/condition-shape.js'
import { constraintPlantings } from './plantings/constraint.js'
import { defaultPlantings, fieldPlantings } from './plantings/field.js'
import { headPlantings } from './plantings/head.js'
import { lifecyclePlantings } from './plantings/lifecycle.js'
import { rulePlantings } from './plantings/rule.js'
import { badFieldPlantings } from './plantings/service-rules/bad-field.js'
import { copyPlantings, fulfilmentPlantings } from './plantings/service-rules/copy.js'
import { declarationPlantings, servicePlantingsOfConditions } from './plantings/service-rules/declaration.js'
import { outcomePlantings } from './plantings/service-rules/outcome.js'
import { servicePlantings } from './plantings/service.js'
import { setPlantings } from './plantings/set.js'
import { shapePlantings } from './plantings/shape.js'
import { templatePlantings } from './plantings/template.js'
import { transitionPlantings } from './plantings/transition.js'

/** Every way to spoil a document, in the order of the checks (K-155), then what parsing finds. */
export const plantings: readonly Planting[] = [
  ...headPlantings,
  ...lifecyclePlantings,
  ...servicePlantings,
  ...fieldPlantings,
  ...constraintPlantings,
  ...defaultPlantings,
  ...rulePlantings,
  ...templatePlantings,
  ...transitionPlantings,
  ...setPlantings,
  ...shapePlantings,
  ...conditionShapePlantings,
]

/** Every way to spoil a document under the service rules that `kernel/1` does not know. */
export const plantingsUnderService: readonly Planting[] = [
  ...badFieldPlantings,
  ...declarationPlantings,
  ...outcomePlantings,
  ...servicePlantingsOfConditions,
  ...copyPlantings,
  ...fulfilmentPlantings,
]

/** The kinds of defect that no change of one document plants, and why. */
export const notPlanted: { readonly [kind in PlantedDefect['kind']]?: string } = {
  not_a_definition: 'validation says it of a value that parsing did not give; parsing refuses the same value first',
  duplicate_definition: 'only a registry says it, of a second definition of the same pair (K-163)',
  unknown_relation_target: 'only a registry says it, of the definitions that it holds (K-167)',
  union_tag_collides: 'nothing says it any more (SR-17)',
  relation_target_missing: 'only a registry says it, of the definitions that it holds (SR-101)',
  relation_second_owner: 'only a registry says it, of the definitions that it holds (SR-101)',
  relation_field_claimed_twice: 'only a registry says it, of the definitions that it holds (SR-101)',
  relation_carrier_wrong: 'only a registry says it, of the definitions that it holds (SR-101)',
}

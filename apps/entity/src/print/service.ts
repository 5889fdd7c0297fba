import type { DefinitionDocument, RelationDocument } from '@assent/kernel'
import { inNameOrder } from './fields.js'

type Definition = Pick<DefinitionDocument, 'identity' | 'relations' | 'scales'>

/** The field that the id is made of. */
export const identityLines = ({ identity }: Definition): readonly string[] =>
  identity === undefined ? [] : [`identity: ${identity.field}`]

/** Each scale, its lowest text first. */
export const scaleLines = ({ scales = {} }: Definition): readonly string[] =>
  inNameOrder(scales).map(([name, texts]) => `${name}: ${texts.join(' < ')}`)

const relationText = ({ kind, target, cardinality, via }: RelationDocument): string =>
  `${kind} ${cardinality} ${target}, via ${kind === 'owns' ? `${target}.${via}` : via}`

/** Each relation, and the field that carries it. */
export const relationLines = ({ relations = {} }: Definition): readonly string[] =>
  inNameOrder(relations).map(([name, relation]) => `${name}: ${relationText(relation)}`)

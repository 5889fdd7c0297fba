import type { FieldDocument } from '@assent/kernel'
import { optionalMember, record, type TypeShape } from '../shape.js'

/** What a map holds by key; a `boolean` key is one of two texts (SR-23). */
export const mapShape = ({ key }: FieldDocument, element: TypeShape): TypeShape =>
  key === 'boolean'
    ? record([optionalMember('false', element), optionalMember('true', element)])
    : { form: 'map', element }

import { parseDefinition, validate, type ValidatedDefinition } from '@assent/kernel'
import { chainW, isLeft } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'

/** A definition that is known to be valid. */
export const definitionOf = (document: object): ValidatedDefinition => {
  const validated = pipe(
    parseDefinition(document),
    chainW((parsed) => validate(parsed)),
  )
  if (isLeft(validated)) throw new Error(JSON.stringify(validated.left))
  return validated.right
}

const everyKind = {
  label: { type: 'string', required: true, min_length: 1, max_length: 8 },
  cone: { type: 'enum', values: ['04', '6'], default: '6' },
  firings: { type: 'integer', required: true, default: 0, min: 0, max: 9 },
  peak: { type: 'number', min: 0.5 },
  open: { type: 'boolean' },
  log: { type: 'json' },
  studio: { type: 'ref', entity: 'studio' },
  bays: { type: 'array', items: { type: 'object', properties: { code: { type: 'string', required: true } } } },
  frame: { type: 'object', properties: { constructor: { type: 'boolean' } }, additional_properties: true },
}

/** A definition with a field of every kind, hostile names included. */
export const kiln = definitionOf({
  entity: 'kiln',
  version: 2,
  schema: { fields: everyKind },
  lifecycle: { initial: 'cold', states: ['cold', 'firing'] },
  invariants: [{ name: 'counted', assert: { gte: ['$fields.firings', 0] } }],
  operations: {
    ignite: {
      arguments: { fields: { target: { type: 'number', required: true, min: 100 } } },
      transitions: [{ from: ['cold', 'firing'], to: 'firing' }],
      preconditions: [
        { name: 'hot_enough', assert: { gte: ['$args.target', 600] }, message: 'below 600 nothing melts' },
      ],
      set: { peak: '$args.target', firings: { increment: 1 } },
    },
    touch: { transitions: [{ from: 'cold', to: 'cold' }] },
  },
})

import { canonical, decide, parseDefinition, parseJson, type CoreError } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { definitionOf } from '../definition-of.js'

const intake = definitionOf({
  entity: 'intake',
  schema: { fields: { kept: { type: 'json' }, count: { type: 'number', required: true } } },
  lifecycle: { initial: 'open', states: ['open'] },
  operations: {
    take: {
      arguments: {
        fields: {
          text: { type: 'string' },
          short: { type: 'string', max_length: 40 },
          list: { type: 'array', items: { type: 'integer' } },
          whole: { type: 'integer', min: 0, max: 1000 },
          number: { type: 'number' },
          any: { type: 'json' },
        },
      },
      transitions: [{ from: 'open', to: 'open' }],
    },
    seek: {
      arguments: { fields: { list: { type: 'array', items: { type: 'integer' } } } },
      transitions: [{ from: 'open', to: 'open' }],
      preconditions: [{ assert: { not: { in: [-1, '$args.list'] } } }],
    },
    compare: {
      arguments: { fields: { number: { type: 'number' }, other: { type: 'number' } } },
      transitions: [{ from: 'open', to: 'open' }],
      preconditions: [{ assert: { lt: ['$args.number', '$args.other'] } }],
    },
    keep: {
      arguments: { fields: { any: { type: 'json' } } },
      transitions: [{ from: 'open', to: 'open' }],
      set: { kept: '$args.any' },
      emits: [{ type: 'Kept', payload: { kept: '$fields.kept' } }],
    },
    add: {
      arguments: { fields: { number: { type: 'number', required: true } } },
      transitions: [{ from: 'open', to: 'open' }],
      set: { count: { increment: '$args.number' } },
    },
  },
})

const instance = { entity: 'intake', version: 1, id: 'i', lifecycle_state: 'open', revision: 1, fields: { count: 0 } }

const verdictOf = (refusal: CoreError): string => {
  if (refusal.kind !== 'validation') return refusal.kind
  const { errors, more = 0 } = refusal
  return more === 0 ? refusal.kind : `${refusal.kind}, ${errors.length} errors and ${more} more`
}

/** Deals with an input, and answers the verdict in a few words. */
export type Work = (input: unknown) => string

const decided = (operation: string, args: unknown, fields: unknown = instance.fields): string => {
  const decision = decide(intake, { instance: { ...instance, fields }, operation, arguments: args })
  return isLeft(decision) ? verdictOf(decision.left) : 'accepted'
}

/** Decides with the input as one of the arguments. */
export const takes =
  (name: string, operation = 'take'): Work =>
  (input) =>
    decided(operation, { [name]: input })

/** Decides with the input as the arguments. */
export const takesAll: Work = (input) => decided('take', input)

/** Decides on an instance whose fields are the input. */
export const takesFields: Work = (input) => decided('take', {}, input)

/** Reads the arguments from the input, which is text, and decides: a long number is taken apart only once. */
export const readsAndTakes =
  (operation: string): Work =>
  (input) => {
    const json = parseJson(input as string)
    return isLeft(json) ? 'parse failure' : decided(operation, json.right)
  }

/** Reads the input, which is text, and writes it again. */
export const readsAndWrites: Work = (input) => {
  const json = parseJson(input as string)
  if (isLeft(json)) return 'parse failure'
  canonical(json.right)
  return 'read and written'
}

/** Reads the input as a definition document. */
export const defines: Work = (input) => (isLeft(parseDefinition(input)) ? 'parse failure' : 'parsed')

/** What the host does with as much, for comparison. */
export const copiesByHost: Work = (input) => {
  JSON.parse(JSON.stringify(input))
  return ''
}

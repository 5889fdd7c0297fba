import { parseDefinition, type DefinitionDocument, type Json } from '@assent/kernel'
import { isRight } from 'fp-ts/lib/Either.js'
import type { KernelLaw } from './kernel-law.js'

const mark = 'no_such_key'

type Members = { readonly [name: string]: unknown }

const marked = (object: object): Members => ({ ...object, [mark]: true })

/** The parts of a list with the key, where there are any. */
const listed = (
  place: string,
  parts: readonly object[] | undefined,
  within: (parts: readonly Members[]) => Members,
): readonly (readonly [string, Members])[] =>
  parts === undefined || parts.length === 0 ? [] : [[place, within(parts.map(marked))]]

/** The document with a key that the format does not have, in each kind of object that it has. */
const misspelled = (document: DefinitionDocument): readonly (readonly [string, Members])[] => {
  const { schema, lifecycle, operations, invariants, create } = document
  const inOperations = Object.entries(operations).flatMap(
    ([name, operation]): readonly (readonly [string, Members])[] => {
      const within = (part: Members): Members => ({ ...document, operations: { ...operations, [name]: part } })
      return [
        ['an operation', within(marked(operation))],
        ['arguments', within({ ...operation, arguments: marked(operation.arguments) })],
        ...listed('a transition', operation.transitions, (transitions) => within({ ...operation, transitions })),
        ...listed('an outcome', operation.outcomes, (outcomes) => within({ ...operation, outcomes })),
        ['a precondition', within({ ...operation, preconditions: [marked({ assert: true })] })],
        ['an event', within({ ...operation, emits: [marked({ type: 'Happened' })] })],
      ]
    },
  )
  return [
    ['the definition', marked(document)],
    ['the schema', { ...document, schema: marked(schema) }],
    ['a field', { ...document, schema: { ...schema, fields: { field: marked({ type: 'json' }) } } }],
    ['the lifecycle', { ...document, lifecycle: marked(lifecycle) }],
    ['an invariant', { ...document, invariants: [...invariants, marked({ assert: true })] }],
    ['the creation', { ...document, create: marked(create) }],
    ...listed('an outcome of the creation', create.outcomes, (outcomes) => ({
      ...document,
      create: { ...create, outcomes },
    })),
    ...inOperations,
  ]
}

/** Asked once of a definition, however many steps there are under it. */
const asked = new WeakSet<DefinitionDocument>()

/** A misspelt key is a mistake of the author's, never passed over. */
export const unknownKeysRefused: KernelLaw = {
  name: 'K-7: a key that the format does not have is refused, wherever it stands in the definition',
  holds: ({ definition: { document: written } }) => {
    if (asked.has(written)) return undefined
    for (const [place, document] of misspelled(written))
      if (isRight(parseDefinition(document as Json))) throw new Error(`\`${mark}\` in ${place} is passed over`)
    asked.add(written)
    return undefined
  },
}

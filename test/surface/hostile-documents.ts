import { parseDefinition, validate, type JsonObject, type ValidatedDefinition } from '@assent/kernel'
import fc from 'fast-check'
import { chainW, isLeft } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { serviceDocumentNamed } from './hostile-service-documents.js'
import type { Naming } from './naming.js'

/** What names are made of that are out to break whatever they stand in. */
const pieces = [
  '"',
  "'",
  '`',
  '\\',
  '</script>',
  '<img src=x onerror=alert(1)>',
  '-->',
  ']]>',
  '*/',
  '${x}',
  '&lt;',
  '|',
  '\n',
  '\r\n# heading',
  '\u2028',
  '\u202e',
  '\u2066',
  '\u0000',
  '\u001b[31m',
  '](javascript:alert(1))',
  'http://example.com',
  '~~',
  '__proto__',
  'constructor',
  '../../x',
  '\u{1f600}',
  'plain',
]

/** A name; every one is another where the number is. */
const hostileName = fc
  .tuple(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 }), fc.constantFrom(1, 1, 1, 300))
  .map(([parts, times]) => [...parts.join('').repeat(times)].slice(0, 300).join(''))

/** A document in which every name is what the naming says. */
export const documentNamed = (name: Naming): JsonObject => {
  const [field, state, next] = [name('field'), name('state'), name('next')]
  const fields = {
    [field]: { type: 'string', required: true, default: name('default') },
    [name('list')]: { type: 'array', items: { type: 'enum', values: [name('value'), name('other value')] } },
    [name('reference')]: { type: 'ref', entity: name('target'), inverse: name('inverse') },
  }
  return {
    entity: name('entity'),
    schema: { fields },
    lifecycle: { initial: state, states: [state, next] },
    invariants: [{ name: name('invariant'), assert: { ne: ['$id', name('operand')] }, message: name('reason') }],
    create: { emit: { type: name('creation'), payload: { [name('member')]: '$id' } } },
    operations: {
      [name('operation')]: {
        arguments: { fields: { [name('argument')]: { type: 'string', default: name('default') } } },
        transitions: [{ from: state, to: next }],
        preconditions: [{ name: name('rule'), assert: { ne: ['$id', name('operand')] }, message: name('reason') }],
        set: { [field]: '$id' },
        emits: [{ type: name('event'), payload: { [name('member')]: `$$${name('text')}` } }],
      },
    },
    projections: { [name('projection')]: { key: '$state', in_state: state } },
  }
}

const definitionOf = (document: JsonObject): ValidatedDefinition => {
  const made = pipe(
    parseDefinition(document),
    chainW((document) => validate(document)),
  )
  if (isLeft(made)) throw new Error(JSON.stringify(made.left))
  return made.right
}

/** The definition of that document. */
export const definitionNamed = (name: Naming): ValidatedDefinition => definitionOf(documentNamed(name))

/** The same of a document under the service rules. */
export const serviceDefinitionNamed = (name: Naming): ValidatedDefinition => definitionOf(serviceDocumentNamed(name))

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ'

/** Names that begin with a letter for their place, in the order in which they are asked for, and go on as is said. */
const lettered = (names: readonly string[]): Naming => {
  const places: string[] = []
  return (place) => {
    if (!places.includes(place)) places.push(place)
    return `${letters.charAt(places.indexOf(place))}${names[places.indexOf(place)] ?? ''}`
  }
}

/** Namings in which every name begins with its own place and goes on with something hostile. */
export const hostileNaming: fc.Arbitrary<Naming> = fc
  .array(hostileName, { minLength: letters.length, maxLength: letters.length })
  .map(lettered)

/** The shortest names, which stand in the same order as those of a hostile naming. For one definition. */
export const shortNaming = (): Naming => lettered([])

/** As any author would name it. */
export const tameNaming: Naming = (place) => place.replaceAll(' ', '_')

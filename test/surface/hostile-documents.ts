import { parseDefinition, validate, type JsonObject, type ValidatedDefinition } from '@assent/kernel'
import fc from 'fast-check'
import { chainW, isLeft } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'

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

/** A tame name of the same place, to compare with. */
export type Naming = (place: string) => string

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

/** The definition of that document. */
export const definitionNamed = (name: Naming): ValidatedDefinition => {
  const made = pipe(
    parseDefinition(documentNamed(name)),
    chainW((document) => validate(document)),
  )
  if (isLeft(made)) throw new Error(JSON.stringify(made.left))
  return made.right
}

/** Namings in which every name begins with its own place and goes on with something hostile. */
export const hostileNaming: fc.Arbitrary<Naming> = fc
  .array(hostileName, { minLength: 24, maxLength: 24 })
  .map((names) => {
    const places: string[] = []
    return (place) => {
      if (!places.includes(place)) places.push(place)
      return `${String.fromCodePoint(97 + places.indexOf(place))}${names[places.indexOf(place)] ?? ''}`
    }
  })

/** As any author would name it. */
export const tameNaming: Naming = (place) => place.replaceAll(' ', '_')

import { describe, expect, it } from 'vitest'
import { definitionPages, type ExampleCall } from '../../src/index.js'
import { definitionOf } from '../definition.js'
import { hive } from '../service.js'

const queen = definitionOf({
  entity: 'queen',
  schema: { fields: {} },
  lifecycle: { initial: 'alive', states: ['alive'] },
})

const held = {
  entity: 'hive',
  version: 1,
  id: 's:H-1',
  lifecycle_state: 'open',
  revision: 1,
  fields: { tag: 'H-1', temper: 'calm', visits: 0 },
}

const sealing = (frames: number): ExampleCall => ({
  command: 'execute',
  instance: held,
  operation: 'seal',
  arguments: { frames },
  ...(frames === 0 ? {} : { fulfillments: { sealed_at: { set: { value: 'noon' } } } }),
})

const examples: readonly ExampleCall[] = [
  { command: 'create', id: 's:H-1', fields: { tag: 'H-1' } },
  { command: 'execute', instance: held, operation: 'inspect', arguments: { temper: 'brisk' } },
  sealing(4),
  sealing(0),
]

const pages = definitionPages([
  { definition: hive, examples },
  { definition: queen, examples: [] },
])

const markdown = pages.get('entities/hive.md') ?? ''
const html = pages.get('entities/hive.html') ?? ''

/** The lines of a page after one, until an empty one. */
const after = (line: string): readonly string[] =>
  markdown.split(`${line}\n`)[1]?.split('\n\n', 1)[0]?.split('\n') ?? []

describe('the page of a definition under the service rules', () => {
  it('SR-115: shows the outcomes of an operation in their order, when each is taken and what it does', () => {
    expect(markdown).toContain(
      [
        'The first of these that applies is taken:',
        '',
        '1. `sealed`, when the argument `frames` is above 0',
        '   - moves from `open` to `sealed`',
        '   - `sealed_at` is set, kept or removed by the host',
        '   - emits `HiveSealed` `{ "tag": "$fields.tag" }`',
        '2. `rejected`, otherwise',
        '   - refuses with `EmptyHive`',
        '3. `shut`, in a state that no outcome moves from',
        '   - refuses with `NotOpen`',
        '',
        'Then asks:',
        '',
        '- `is_calm`: the field `temper` is below "hostile"',
      ].join('\n'),
    )
  })

  it('SR-131: shows what is copied where it is given, and what is answered', () => {
    expect(after('1. `noted`, always')).toEqual([
      '   - updates, the state stays',
      '   - `temper` becomes `"$args.temper"`',
      '   - `visits` grows by `1`',
      '   - `mark` becomes `$args.mark` where it is given',
      '   - emits `HiveInspected` `{ "frames": "$fields.visits", "temper": "$args.temper" }`; ' +
        '`mark` becomes `$args.mark` where it is given',
      '   - answers: `was` is `"$old_fields.temper"`',
      '   - answers: `mark` becomes `$args.mark` where it is given',
    ])
    expect(markdown).toContain('| answer | kind | what holds of it |')
  })

  it('SR-106: shows what a creation takes, and its outcomes', () => {
    expect(markdown).toContain('| `wild` | `boolean` | `false` where it is left out |')
    expect(markdown).toContain('   - refuses with `TooWild`: it would not stay')
    expect(markdown).toContain('| `HiveSettled` | creation: `settled` |')
  })

  it('SR-128: says what can be done in a state, whether it leads on or not', () => {
    expect(markdown).toContain('| `open` (initial) | `inspect: noted`, `seal: sealed` to `sealed` |')
    expect(markdown).toContain('| `gone` (final) | `inspect: noted` |')
  })

  it('SR-82, SR-97, SR-78: shows identity, relations with links, and scales', () => {
    expect(markdown).toContain('The id of an instance is the address of its field `tag`.')
    expect(markdown).toContain('| `queen` | refers to one | [queen](<queen.md>) | `queen_tag` |')
    expect(markdown).toContain('| `frames` | owns many | `frame` | `hive_tag` of `frame` |')
    expect(markdown).toContain('- `temper`: `calm`, `brisk`, `hostile`')
    expect(html).toContain('<a href="queen.html">queen</a>')
  })

  it('SR-15 to SR-19: shows the kinds of field that the service rules add', () => {
    expect(markdown).toContain('| `frames` | `map` | each key is an integer |')
    expect(markdown).toContain('| `frames{}` | `number` |  |')
    expect(markdown).toContain('| `origin` | `union` | `kind` says which of the following it is |')
    expect(markdown).toContain('| `origin.value` | `string` (required) | where it is `swarm` |')
    expect(markdown).toContain('| `origin.value` | `integer` | where it is `split`; at most 9 |')
    expect(markdown).toContain('only of the characters `HABC-0123456789`')
  })

  it('shows examples as the kernel decides them, with the outcome, the answer, and what the host did', () => {
    expect(markdown).toContain('- arguments: `{ "tag": "H-1" }`\n- accepted: `open` ')
    expect(markdown).toContain('- outcome: `settled`\n- answers: `{ "tag": "H-1" }`')
    expect(markdown).toContain('- the host: `{ "sealed_at": { "set": { "value": "noon" } } }`\n- accepted: `sealed` ')
    expect(markdown).toContain('- refused: outcome `rejected` refuses with `EmptyHive`')
  })

  it('says the same as HTML', () => {
    expect(html).toContain('<li><code>sealed</code>, when the argument <code>frames</code> is above 0<ul>')
    expect(html).toContain('<li>refuses with <code>EmptyHive</code></li>')
  })
})

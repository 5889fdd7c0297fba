import { decideCreate, type EntityInstance, type JsonObject } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { definitionPages, pagesMarker, type ExampleCall } from '../../src/index.js'
import { definitionOf, kiln } from '../definition.js'

const created = (): EntityInstance => {
  const made = decideCreate(kiln, { id: 'k-1', fields: { label: 'a' } })
  if (isLeft(made)) throw new Error('the creation was refused')
  return made.right.instance
}

const ignite = (args: JsonObject): ExampleCall => ({
  command: 'execute',
  instance: created(),
  operation: 'ignite',
  arguments: args,
})

const examples: readonly ExampleCall[] = [
  { command: 'create', id: 'k-1', fields: { label: 'a' } },
  ignite({ target: 900 }),
  ignite({ target: 300 }),
]

const older = definitionOf({
  entity: 'kiln',
  schema: { fields: { studio: { type: 'ref', entity: 'studio' } } },
  lifecycle: { initial: 'cold', states: ['cold'] },
})

const pages = definitionPages([
  { definition: kiln, examples },
  { definition: older, examples: [] },
])

const page = (path: string): string => pages.get(path) ?? ''

describe('the pages of a set', () => {
  it('U-1: are an index, a page an entity in both formats, the style and the marker', () => {
    expect([...pages.keys()]).toEqual([
      '.entity-runtime-docs.json',
      'assets/style.css',
      'index.html',
      'entities/kiln.html',
      'index.md',
      'entities/kiln.md',
    ])
    expect(pagesMarker).toBe('.entity-runtime-docs.json')
  })

  it('U-1: have all versions of an entity on one page, ascending', () => {
    expect(page('entities/kiln.md').match(/^## .*$/gm)).toEqual(['## Version 1', '## Version 2'])
    expect(page('index.md')).toContain('| [kiln](<entities/kiln.md>) | [1](<entities/kiln.md#v1>), [2]')
  })

  it('U-13: show the lifecycle, fields, operations, rules in words, events and projections', () => {
    const text = page('entities/kiln.md')
    expect(text).toContain('```mermaid\nstateDiagram-v2\n')
    expect(text).toContain('| `label` | `string` (required) | 1 to 8 characters |')
    expect(text).toContain('| `bays[].code` | `string` (required) |  |')
    expect(text).toContain('| `cone` | `enum` | `"6"` where it is left out; one of `04`, `6` |')
    expect(text).toContain('- `hot_enough`: the argument `target` is at least 600 (below 600 nothing melts)')
    expect(text).toContain('- `firings` grows by `1`')
    expect(text).toContain('- `counted`: the field `firings` is at least 0')
  })

  it('show examples as the kernel decides them', () => {
    const text = page('entities/kiln.md')
    expect(text).toContain('<summary>Examples: 1 accepted, 1 refused</summary>')
    expect(text).toContain('- arguments: `{ "target": 900 }`\n- accepted: `firing` ')
    expect(text).toContain('- refused: `precondition_failed`: rule `hot_enough` of operation `ignite`')
  })

  it('say the same as HTML, with the drawing in the page', () => {
    const html = page('entities/kiln.html')
    expect(html).toContain('<svg class="lifecycle" role="img" aria-label="kiln v2"')
    expect(html).toContain('<code>hot_enough</code>: the argument <code>target</code> is at least 600')
    expect(html).toContain('<dl class="example refused">')
    expect(html).toContain('<h4 id="v2-operation-ignite"><code>ignite</code>')
    expect(html).toContain('<a href="#v2-operation-ignite">ignite</a>')
  })

  it('load their style and nothing else, and run no script', () => {
    for (const [path, text] of pages) {
      if (!path.endsWith('.html')) continue
      expect(text.match(/(?:src|href)="(?!#)[^"]*"/g)?.filter((link) => !/\.html(#v\d)?"$/.test(link))).toEqual([
        'href="data:,"',
        `href="${path === 'index.html' ? '' : '../'}assets/style.css"`,
      ])
      expect(text).toContain("default-src 'none'")
      expect(text).not.toMatch(/<script|\son\w+=/)
    }
  })

  it('show how a long value begins', () => {
    const fields = { label: 'a', log: 'x'.repeat(1000) }
    const long = definitionPages([{ definition: kiln, examples: [{ command: 'create', id: 'k-1', fields }] }])
    expect(long.get('entities/kiln.md')).toMatch(/x{300,400}…/)
    expect(long.get('entities/kiln.md')).not.toMatch(/x{401}/)
  })
})

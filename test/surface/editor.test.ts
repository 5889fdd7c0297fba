import { stringify } from '@assent/kernel'
import { definitionSchema } from '@assent/surface'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { startEditor, type Editor } from './language-server.js'

const modeline = '# yaml-language-server: $schema=./definition.schema.json\n'

const started = [
  'entity: lamp',
  'schema: { fields: { colour: { type: enum, values: [red, green] } } }',
  'lifecycle: { initial: off, states: [off, on] }',
  'operations:',
  '  light:',
]

describe('a definition in an editor, with the YAML language server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assent-editor-'))
  const uriOf = (name: string): string => pathToFileURL(join(folder, name)).href
  let editor: Editor

  beforeAll(async () => {
    writeFileSync(join(folder, 'definition.schema.json'), stringify(definitionSchema, 2))
    editor = await startEditor()
  })
  afterAll(async () => {
    await editor.close()
    rmSync(folder, { recursive: true })
  })

  const open = (name: string, lines: readonly string[]): Promise<readonly string[]> =>
    editor.open(uriOf(name), modeline + lines.join('\n'))

  it.each(['refund.yaml', 'subscription.yaml', 'ticket.yaml'])('shows no fault in %s', async (name) => {
    expect(await open(name, [readFileSync(join(root, 'examples', name), 'utf8')])).toEqual([])
  })

  it('shows a key that the format does not have, and a value that it does not take', async () => {
    const faults = await open('misspelt.yaml', [
      ...started,
      '    transition: []',
      '    preconditions: [{ assert: { eqq: [1, 1] } }]',
    ])
    expect(faults.join('\n')).toMatch(/Property transition is not allowed/)
    expect(faults.join('\n')).toMatch(/Property eqq is not allowed/)
  })

  it('wants quotes round a number where the format wants a text', async () => {
    const faults = await open('numbers.yaml', [
      started[0] ?? '',
      'schema: {}',
      'lifecycle: { initial: "1", states: ["1", 2] }',
    ])
    expect(faults).toEqual(['Incorrect type. Expected "string".'])
  })

  it('offers the keys of the place', async () => {
    await open('keys.yaml', [...started, '    '])
    const offered = await editor.complete(uriOf('keys.yaml'), started.length + 1, 4)
    expect([...offered].sort()).toEqual(
      expect.arrayContaining(['arguments', 'emits', 'preconditions', 'set', 'transitions']),
    )
  })

  it('offers the kinds of field and the operators', async () => {
    await open('kinds.yaml', ['entity: lamp', 'schema:', '  fields:', '    colour:', '      type: '])
    expect(await editor.complete(uriOf('kinds.yaml'), 5, 12)).toEqual(expect.arrayContaining(['string', 'enum', 'ref']))
    await open('operators.yaml', ['entity: lamp', 'invariants:', '  - assert:', '      e'])
    expect(await editor.complete(uriOf('operators.yaml'), 4, 7)).toEqual(
      expect.arrayContaining(['all', 'eq', 'exists']),
    )
  })
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entity, fixture, newFolder } from './entity.js'

describe('graph', () => {
  it('V-5: prints the lifecycle as text', () => {
    const { code, out } = entity(['graph', fixture('ticket.yaml')])
    expect(code).toBe(0)
    expect(out).toMatch(/^ticket v1: initial open\nopen --estimate--> working\n/)
  })

  it.each([
    ['mermaid', /^stateDiagram-v2\n/],
    ['dot', /^digraph "ticket v1" \{\n/],
    ['svg', /^<svg [^>]*role="img"/],
    ['html', /^<!doctype html>\n/],
  ])('V-1: prints it as %s, the same bytes every time', (format, start) => {
    const asked = ['graph', fixture('ticket.yaml'), '--format', format]
    const { code, out } = entity(asked)
    expect(code).toBe(0)
    expect(out).toMatch(start)
    expect(entity(asked).out).toBe(out)
  })

  it('V-3: prints the references of a set', () => {
    const { code, out } = entity(['graph', fixture('ticket.yaml'), '--references'])
    expect(code).toBe(0)
    expect(out).toMatch(/^references\n/)
  })

  it('L-21: several files and no `--references` is a usage fault', () => {
    const { code, out, err } = entity(['graph', fixture('ticket.yaml'), fixture('ticket.yaml')])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('--references')
  })

  it('L-21: an unknown format is a usage fault that lists the formats', () => {
    const { code, err } = entity(['graph', fixture('ticket.yaml'), '--format', 'png'])
    expect(code).toBe(2)
    expect(err).toContain('text, mermaid, dot, svg or html')
  })

  it.each([
    ['text', []],
    ['mermaid', []],
    ['dot', []],
    ['svg', []],
    ['html', []],
    ['svg', ['--layout', 'elk']],
    ['html', ['--layout', 'elk']],
  ])('as %s %j shows each name on one line, unfit to act on', (format, layout) => {
    const [free, held] = ['free\u001b[31m\nfree --fly--> gone', '\u009b2Jheld\u0000\r']
    const file = join(newFolder(), 'berth.json')
    const lifecycle = { initial: free, states: [free, held] }
    const operations = { 'hold\u0007\n': { transitions: [{ from: free, to: held }] } }
    writeFileSync(
      file,
      JSON.stringify({ entity: 'berth\u001b]0;owned', version: 1, schema: { fields: {} }, lifecycle, operations }),
    )
    const { code, out } = entity(['graph', file, '--format', format, ...layout])
    expect(code).toBe(0)
    expect(out).not.toMatch(/[^\P{Cc}\n]/u)
    expect(out).not.toMatch(/^free --fly/m)
    expect(out).toMatch(/\\+u001b\[31m/)
  })

  it.each(['svg', 'html'])('V-1: prints it as %s in the layout of elk, the same bytes in every process', (format) => {
    const asked = ['graph', fixture('ticket.yaml'), '--format', format]
    const { code, out } = entity([...asked, '--layout', 'elk'])
    expect(code).toBe(0)
    expect(out).toMatch(/<svg [^>]*role="img"/)
    expect(entity([...asked, '--layout', 'elk']).out).toBe(out)
    expect(entity(asked).out).not.toBe(out)
  })

  it('V-10: `--layout plain` is what is drawn without it', () => {
    const asked = ['graph', fixture('ticket.yaml'), '--format', 'svg']
    expect(entity([...asked, '--layout', 'plain']).out).toBe(entity(asked).out)
  })

  it('V-4: draws a type that is not there in the layout of elk', () => {
    const file = join(newFolder(), 'note.json')
    const schema = { fields: { about: { type: 'ref', entity: 'gone' } } }
    writeFileSync(
      file,
      JSON.stringify({ entity: 'note', version: 1, schema, lifecycle: { initial: 'a', states: ['a'] } }),
    )
    const { code, out } = entity(['graph', file, '--references', '--format', 'svg', '--layout', 'elk'])
    expect(code).toBe(0)
    expect(out).toMatch(/<g class="terminal"><rect [^>]*\/><text [^>]*>gone<\/text>/)
    expect(out).toMatch(/<g class="edge"><path d="M [^"]*"\/><text [^>]*>about<\/text>/)
  })

  it.each([
    [['--layout', 'dagre', '--format', 'svg'], 'error: `dagre` is no layout: write plain or elk\n'],
    [['--layout', 'elk', '--format', 'dot'], 'error: `--layout` is for the formats svg and html, not for dot\n'],
    [['--layout', 'plain'], 'error: `--layout` is for the formats svg and html, not for text\n'],
  ])('L-21: %j is a usage fault', (flags, err) => {
    expect(entity(['graph', fixture('ticket.yaml'), ...flags])).toEqual({ code: 2, out: '', err })
  })

  it('a definition with defects is refused, and no graph is printed', () => {
    const { code, out } = entity(['graph', fixture('defective.yaml')])
    expect(code).toBe(1)
    expect(out).toContain('"kind": "definition"')
  })
})

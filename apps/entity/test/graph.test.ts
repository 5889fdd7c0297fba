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

  it.each(['text', 'mermaid', 'dot', 'svg', 'html'])('as %s shows each name on one line, unfit to act on', (format) => {
    const [free, held] = ['free\u001b[31m\nfree --fly--> gone', '\u009b2Jheld\u0000\r']
    const file = join(newFolder(), 'berth.json')
    const lifecycle = { initial: free, states: [free, held] }
    const operations = { 'hold\u0007\n': { transitions: [{ from: free, to: held }] } }
    writeFileSync(
      file,
      JSON.stringify({ entity: 'berth\u001b]0;owned', version: 1, schema: { fields: {} }, lifecycle, operations }),
    )
    const { code, out } = entity(['graph', file, '--format', format])
    expect(code).toBe(0)
    expect(out).not.toMatch(/[^\P{Cc}\n]/u)
    expect(out).not.toMatch(/^free --fly/m)
    expect(out).toMatch(/\\+u001b\[31m/)
  })

  it('a definition with defects is refused, and no graph is printed', () => {
    const { code, out } = entity(['graph', fixture('defective.yaml')])
    expect(code).toBe(1)
    expect(out).toContain('"kind": "definition"')
  })
})

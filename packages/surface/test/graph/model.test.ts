import { describe, expect, it } from 'vitest'
import { graphDot, graphMermaid, graphText, lifecycleGraph, referenceGraph } from '../../src/index.js'
import { definitionOf } from '../definition.js'
import { hive } from '../service.js'
import { hostile, ticket } from './definitions.js'

describe('the lifecycle of a definition', () => {
  const graph = lifecycleGraph(ticket)

  it('V-2: has the states in declared order; nothing leaves a terminal one', () => {
    expect(graph.nodes.map(({ id, emphasis }) => [id, emphasis])).toEqual([
      ['open', 'entry'],
      ['waiting', 'plain'],
      ['solved', 'plain'],
      ['closed', 'terminal'],
    ])
  })

  it('V-2, V-5: has an edge for each operation and source, by from, label, to', () => {
    expect(graphText(graph)).toBe(
      [
        'ticket v1: initial open',
        'open --ask--> waiting',
        'open --assign--> open',
        'open --solve--> solved',
        'solved --close--> closed',
        'solved --reopen--> open',
        'waiting --solve--> solved',
        '',
      ].join('\n'),
    )
  })

  it('V-6: is a state diagram of Mermaid, in which names are labels only', () => {
    expect(graphMermaid(graph).split('\n').slice(0, 7)).toEqual([
      'stateDiagram-v2',
      '  state "open" as n0',
      '  state "waiting" as n1',
      '  state "solved" as n2',
      '  state "closed" as n3',
      '  [*] --> n0',
      '  n0 --> n1: ask',
    ])
    expect(graphMermaid(graph)).toMatch(/\n {2}n3 --> \[\*\]\n$/)
  })

  it('V-7: is a graph of DOT', () => {
    const lines = graphDot(graph).split('\n')
    expect(lines.slice(0, 4)).toEqual([
      'digraph "ticket v1" {',
      '  rankdir=LR;',
      '  node [shape=box];',
      '  n0 [label="open" peripheries=2];',
    ])
    expect(lines).toContain('  n3 [label="closed" style=filled fillcolor="#eeeeee"];')
    expect(lines).toContain('  n0 -> n1 [label="ask"];')
  })
})

describe('the references of a set', () => {
  it('V-3, V-4: name each `ref` field by its path; a type that is not there is marked', () => {
    const graph = referenceGraph([ticket])
    expect(graphText(graph)).toBe('references\nticket --assign: to[]--> person\nticket --owner--> person\n')
    expect(graph.nodes).toEqual([
      { id: 'person', label: 'person', emphasis: 'terminal' },
      { id: 'ticket', label: 'ticket', emphasis: 'plain' },
    ])
    expect(graphMermaid(graph)).toBe(
      [
        'flowchart LR',
        '  n0["person"]',
        '  n1["ticket"]',
        '  n1 -->|assign: to#91;#93;| n0'.replace('assign:', 'assign&#58;'),
        '  n1 -->|owner| n0',
        '  classDef missing stroke-dasharray: 4 3',
        '  class n0 missing',
        '',
      ].join('\n'),
    )
  })

  it('V-3: drop exact duplicates, as of two versions', () => {
    expect(referenceGraph([ticket, { ...ticket, version: 2 }])).toEqual(referenceGraph([ticket]))
  })
})

describe('names that are out to break a format', () => {
  const graph = lifecycleGraph(hostile)

  it('V-9: stay labels in Mermaid', () => {
    const text = graphMermaid(graph)
    expect(text).toContain('state "a&quot;b" as n0')
    expect(text).toContain('state "c\\d\'&#124;[e]&#58; &lt;/text&gt;" as n1')
    expect(text).toContain('\u202ertl\ufffd')
    expect(text.split('\n')).toHaveLength(1 + 4 + 1 + 3 + 2 + 1)
  })

  it('V-9: stay strings in DOT', () => {
    expect(graphDot(graph)).toContain('n0 [label="a\\"b" peripheries=2]')
    expect(graphDot(graph)).toContain('[label="-->|\\"x\\"|"]')
  })
})

describe('relations and outcomes', () => {
  it('SR-97: a relation leads to its target, by its name and what it is', () => {
    expect(graphText(referenceGraph([hive.document]))).toBe(
      'references\nhive --frames: owns many--> frame\nhive --queen: references one--> queen\n',
    )
  })

  it('V-3: a `ref` is found in a map, in a union, and in what the outcomes of a creation take', () => {
    const to = (entity: string) => ({ type: 'ref', entity })
    const { document } = definitionOf({
      entity: 'a',
      semantics: 'service/1',
      schema: {
        fields: {
          map: { type: 'map', key: 'string', items: to('b') },
          union: { type: 'union', tag: 'kind', variants: { one: to('c') } },
        },
      },
      lifecycle: { initial: 's', states: ['s'] },
      create: { arguments: { fields: { given: to('d') } }, outcomes: [{ name: 'made', effect: 'creates' }] },
    })
    expect(
      graphText(referenceGraph([document]))
        .split('\n')
        .slice(1, -1),
    ).toEqual(['a --create: given--> d', 'a --map{}--> b', 'a --union(one)--> c'])
  })

  it('SR-128: an outcome that moves is an edge', () => {
    expect(graphText(lifecycleGraph(hive.document))).toBe(
      'hive v1: initial open\nopen --seal: sealed--> sealed\nsealed --leave--> gone\n',
    )
  })
})

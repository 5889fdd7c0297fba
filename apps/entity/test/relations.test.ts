import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entity, newFolder, newStore, recording } from './entity.js'

const reader = `
entity: reader
version: 1
semantics: service/1
identity: {field: card}
schema: {fields: {card: {type: string, required: true}}}
lifecycle: {initial: known, states: [known]}
`

const loan = `
entity: loan
version: 1
semantics: service/1
relations: {reader: {kind: references, target: reader, cardinality: one, via: reader}}
schema: {fields: {reader: {type: string, required: true}, note: {type: string}}}
lifecycle: {initial: out, states: [out]}
operations:
  hand_over:
    arguments: {fields: {to: {type: string, required: true}}}
    transitions: [{from: out, to: out}]
    set: {reader: $args.to}
`

const definitions = (): readonly string[] => {
  const folder = newFolder()
  return Object.entries({ reader, loan }).flatMap(([name, text]) => {
    const file = join(folder, `${name}.yaml`)
    writeFileSync(file, text)
    return ['--definition', file]
  })
}

const held = '{"loan": {"reader": {"check": "exists"}}}'

const library = () => {
  const types = definitions()
  const store = newStore()
  const keep = (verb: string, name: string, recordId: string, flags: readonly string[]) =>
    entity([verb, ...types, '--entity', name, '--store', store, ...recording(recordId), ...flags])
  return {
    join: (card: string) => keep('create', 'reader', `join-${card}`, ['--fields', JSON.stringify({ card })]),
    lend: (relations: string) =>
      keep('create', 'loan', 'lend', ['--id', 'l', '--fields', '{"reader": "7"}', '--relations', relations]),
    handOver: (to: string) =>
      keep('execute', 'loan', `to-${to}`, [
        ...['--id', 'l', '--operation', 'hand_over', '--arguments', JSON.stringify({ to }), '--relations', held],
      ]),
  }
}

describe('`--relations`', () => {
  it('refuses a creation and an operation whose target is not stored, and keeps those whose target is', () => {
    const { join, lend, handOver } = library()
    const early = lend(held)
    expect(early).toMatchObject({
      code: 1,
      err: 'refused: `reader` of `loan` `l` names `reader` `s:7`, which is not stored\n',
    })
    expect(JSON.parse(early.out)).toMatchObject({ kind: 'reference_missing', by: 'store', relation: 'reader' })
    expect(join('7').code).toBe(0)
    expect(lend(held).code).toBe(0)
    expect(JSON.parse(handOver('8').out)).toMatchObject({ kind: 'reference_missing', target: { id: 's:8' } })
    expect(join('8').code).toBe(0)
    expect(handOver('8').code).toBe(0)
  })

  it('leaves everything to the writer where it is left out, or empty', () => {
    const { lend } = library()
    expect(lend('{}').code).toBe(0)
  })

  it.each([
    ['[]', 'the value is no object; write {"ENTITY": {"RELATION": {"check": "exists"}}}'],
    ['{"loan": 1}', '`loan` is no object; write {"ENTITY": {"RELATION": {"check": "exists"}}}'],
    [
      '{"loan": {"reader": "exists"}}',
      '`reader` of `loan` is no object; write {"ENTITY": {"RELATION": {"check": "exists"}}}',
    ],
    [
      '{"loan": {"reader": {"check": "exists", "when": 1}}}',
      '`reader` of `loan` has the key `when`; write {"ENTITY": {"RELATION": {"check": "exists"}}}',
    ],
    [
      '{"loan": {"reader": {"check": "there"}}}',
      '`reader` of `loan` asks for another check than `exists` and `acyclic`, or for none',
    ],
    ['{"__proto__": {"reader": {"check": "exists"}}}', 'no definition of `__proto__` is registered'],
    [
      '{"loan": {"note": {"check": "exists"}, "x": {"check": "exists"}}}',
      '`note` of `loan` is no `ref` and no list of `ref` in version 1; `x` of `loan` is neither a relation nor a field ' +
        'of any registered version',
    ],
  ])('L-2: %s is a wrong call', (relations, fault) => {
    expect(library().lend(relations)).toEqual({ code: 2, out: '', err: `error: \`--relations\`: ${fault}\n` })
  })

  it('needs a store', () => {
    const flags = ['--entity', 'loan', '--id', 'l', '--fields', '{"reader": "7"}', '--relations', held]
    const err = 'error: `--relations` needs `--store`\n'
    expect(entity(['create', ...definitions(), ...flags])).toEqual({ code: 2, out: '', err })
  })
})

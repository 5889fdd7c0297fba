import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../support/define.js'
import { permit, type Part } from '../support/permit.js'
import { textNaming } from '../support/text.js'

const fields = {
  plate: { type: 'string' },
  months: { type: 'integer' },
  class: { type: 'enum', values: ['resident'] },
  holder: { type: 'ref', entity: 'resident' },
  log: { type: 'json' },
  tags: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
  address: {
    type: 'object',
    properties: {
      street: { type: 'string' },
      geo: { type: 'object', properties: { lat: { type: 'number' } } },
    },
  },
  extra: { type: 'object', additional_properties: true, properties: { note: { type: 'string' } } },
  'bay.row': { type: 'string' },
}

const closed = [
  ['plate', true],
  ['address', true],
  ['address.street', true],
  ['address.geo.lat', true],
  ['log', true],
  ['log.any', true],
  ['log.any.depth.0', true],
  ['log.any..thing.', true],
  ['extra.note', true],
  ['extra.other', true],
  ['extra.other..thing', true],
  ['', false],
  ['.plate', false],
  ['color', false],
  ['Plate', false],
  ['plate.', false],
  ['plate.first', false],
  ['plate.length', false],
  ['months.digits', false],
  ['class.0', false],
  ['holder.name', false],
  ['address.', false],
  ['address.zip', false],
  ['address.geo.', false],
  ['address.geo.lat.x', false],
  ['log.', false],
  ['log..any', false],
  ['extra.', false],
  ['extra.note.x', false],
  ['tags.0', false],
  ['tags.0.name', false],
  ['tags.length', false],
  ['tags.', false],
  ['bay.row', false],
  ['constructor', false],
  ['__proto__', false],
  ['toString', false],
  ['address.constructor', false],
] as const

const open = [
  ['color', true],
  ['color.of.anything', true],
  ['color..', true],
  ['constructor', true],
  ['bay.row', true],
  ['', false],
  ['.color', false],
  ['plate.first', false],
  ['address.zip', false],
  ['tags.0', false],
] as const

interface Root {
  readonly root: string
  readonly schemaOf: (schema: Part) => Part
}

// `log` is where the reference is put; it is declared beside the fields that are read.
const operation = (reference: string, parts: Part): Part => ({
  transitions: [{ from: 'draft', to: 'valid' }],
  emits: [{ type: 'Renewed', payload: { found: reference } }],
  ...parts,
})

const roots: readonly Root[] = [
  { root: '$fields', schemaOf: (schema) => ({ schema }) },
  { root: '$old_fields', schemaOf: (schema) => ({ schema }) },
  { root: '$args', schemaOf: (schema) => ({ arguments: schema }) },
]

const definitionOf = ({ schemaOf }: Root, reference: string, additional_fields: boolean): Part => {
  const { schema = {}, ...parts } = schemaOf({ fields, additional_fields })
  return permit({ schema, operations: { renew: operation(reference, parts) } })
}

const cases = roots.flatMap((root) => [
  ...closed.map(([path, reachable]) => ({ root, reference: `${root.root}.${path}`, schema: 'closed', reachable })),
  ...open.map(([path, reachable]) => ({ root, reference: `${root.root}.${path}`, schema: 'open', reachable })),
])

describe('paths of references', () => {
  it.each(cases.filter(({ reachable }) => reachable))(
    'K-83: $reference is accepted in a $schema schema',
    ({ root, reference, schema }) => {
      expect(define(definitionOf(root, reference, schema === 'open')).entity).toBe('permit')
    },
  )

  it.each(cases.filter(({ reachable }) => !reachable))(
    'K-83: $reference is refused in a $schema schema',
    ({ root, reference, schema }) => {
      expect(defectsOf(definitionOf(root, reference, schema === 'open'))).toEqual([
        {
          kind: 'invalid_template',
          path: 'operations.renew.emits[0].payload.found',
          message: textNaming(reference),
        },
      ])
    },
  )

  it('K-96: a member whose name holds a dot cannot be reached, not even beside its first half', () => {
    const both = { bay: { type: 'string' }, 'bay.row': { type: 'string' } }
    const projections = { by: { key: '$fields.bay.row' } }

    expect(defectsOf(permit({ schema: { fields: both }, projections }))).toEqual([
      { kind: 'invalid_template', path: 'projections.by', message: textNaming('$fields.bay.row') },
    ])
  })

  it('K-83, K-228: an own field named like a host member is a declared field', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"type":"string"},"constructor":{"type":"json"},"":{"type":"string"}}',
    ) as Part
    const reads = ['$fields.__proto__', '$fields.constructor', '$fields.constructor.name'].map(
      (key) => define(permit({ schema: { fields: hostile }, projections: { by: { key } } })).entity,
    )

    expect(reads).toEqual(['permit', 'permit', 'permit'])
    expect(defectsOf(permit({ schema: { fields: hostile }, projections: { by: { key: '$fields.' } } }))).toHaveLength(1)
  })

  it('K-85, K-79: a template reports its first bad reference, depth first, members in name order', () => {
    const payload = { z: '$now', list: ['fine', { deep: '$fields.zzz', also: '$args.months' }], plain: 1 }

    expect(defectsOf(permit({ create: { emit: { type: 'Issued', payload } } }))).toEqual([
      {
        kind: 'invalid_template',
        path: 'create.emit.payload.list[1].also',
        message: textNaming('$args.months'),
      },
    ])
  })

  it('K-85: each template reports its own', () => {
    const renew = operation('$now', { set: { log: ['$then'], plate: '$ever' } })

    expect(
      defectsOf(permit({ schema: { fields }, operations: { renew } })).map((defect) => 'path' in defect && defect.path),
    ).toEqual(['operations.renew.set.log[0]', 'operations.renew.set.plate', 'operations.renew.emits[0].payload.found'])
  })
})

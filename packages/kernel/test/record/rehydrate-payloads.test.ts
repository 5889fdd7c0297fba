import { describe, expect, it } from 'vitest'
import { decideCreate } from '../../src/decide/create.js'
import { rehydrate } from '../../src/record/rehydrate/rehydrate.js'
import type { DomainEvent } from '../../src/record/record.js'
import { define } from '../support/define.js'
import { accepted, errorPaths } from '../support/outcome.js'
import { permitWith } from '../support/permit.js'

const missing = '$fields.notes.seen'

const definition = define(
  permitWith(
    { notes: { type: 'json' } },
    {
      create: { emit: { type: 'PermitDrafted' } },
      operations: {
        renew: { transitions: [{ from: 'draft', to: 'valid' }], emits: [{ type: 'PermitRenewed', payload: missing }] },
      },
    },
  ),
)

const drafted = (notes: object): readonly DomainEvent[] =>
  accepted(decideCreate(definition, { id: 'p-7', fields: { notes } })).events

const renewed = (payload: unknown): unknown => ({
  ...drafted({})[0],
  revision: 2,
  type: 'PermitRenewed',
  from_state: 'draft',
  to_state: 'valid',
  changed: {},
  args: {},
  payload,
})

describe('payloads of a folded history', () => {
  it('K-219: a template that resolves gives its payload', () => {
    const instance = accepted(rehydrate(definition, [...drafted({ seen: 1 }), renewed(1)]))
    expect(instance).toMatchObject({ lifecycle_state: 'valid', revision: 2 })
  })

  it.each([[null], [{}], [missing], [{ expression: missing }]])(
    'K-219: a template that cannot be resolved disagrees, also with the payload %j',
    (payload) => {
      expect(errorPaths(rehydrate(definition, [...drafted({}), renewed(payload)]))).toEqual(['events'])
    },
  )
})

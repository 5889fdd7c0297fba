import { describe, expect, it } from 'vitest'
import { decideCreate } from '../../src/decide/create.js'
import { define } from '../support/define.js'
import { accepted, refused } from '../support/outcome.js'
import { create, permit, permitWith } from '../support/permit.js'
import { textNaming } from '../support/text.js'

describe('creation', () => {
  it('K-118, K-125, K-127, K-179: enters the initial state at revision 1', () => {
    const lifecycle = { initial: 'valid', states: ['draft', 'valid'] }

    expect(accepted(create(permit({ lifecycle }), {})).instance).toEqual({
      entity: 'permit',
      version: 3,
      id: 'p-7',
      lifecycle_state: 'valid',
      revision: 1,
      fields: {},
    })
  })

  it('K-125: makes no event without create.emit, one with it', () => {
    expect(accepted(create(permit(), {})).events).toEqual([])
    expect(accepted(create(permit({ create: { emit: { type: 'Issued' } } }), {})).events).toHaveLength(1)
  })

  it.each(['', ' ', '\t\r\n', '\u0085', '\u00a0\u2009\u3000'])('K-126: the identity %j is blank', (id) => {
    expect(refused(decideCreate(define(permit()), { id, fields: {} }))).toEqual({
      kind: 'validation',
      errors: [{ path: 'id', message: textNaming('blank') }],
    })
  })

  it.each([' p 7 ', '\ufeff', '🚗', '__proto__', '../x', 'a\u0000b', 'x'.repeat(5000)])(
    'K-126: an identity is opaque and kept',
    (id) => {
      expect(accepted(decideCreate(define(permit()), { id, fields: {} })).instance.id).toBe(id)
    },
  )

  it('K-4: a field named lifecycle_state is a field', () => {
    const definition = permitWith({ lifecycle_state: { type: 'string' }, revision: { type: 'integer' } })
    const { instance } = accepted(create(definition, { lifecycle_state: 'expired', revision: 9 }))

    expect([instance.lifecycle_state, instance.revision]).toEqual(['draft', 1])
    expect(instance.fields).toEqual({ lifecycle_state: 'expired', revision: 9 })
  })
})

import { describe, expect, it } from 'vitest'
import { decide } from '../../src/decide/execute.js'
import { define } from '../support/define.js'
import { accepted, errorPaths } from '../support/outcome.js'
import { heldPermit, renew, renewable, type Part } from '../support/permit.js'

const fields = { plate: { type: 'string' }, hue: { type: 'string', default: 'grey' } }
const recordOf = (parts: Part) =>
  accepted(decide(define(renewable({})), { instance: heldPermit({}, parts), operation: 'renew', arguments: {} })).record

describe('an instance is taken as given', () => {
  it('K-172: fields that nobody wrote are judged with the rest, and get no default', () => {
    expect(errorPaths(renew(renewable(fields), { plate: 7, zone: 1 }))).toEqual(['fields.plate', 'fields.zone'])
    expect(accepted(renew(renewable(fields), { plate: 'AB-1' })).instance.fields).toEqual({ plate: 'AB-1' })
  })

  it('K-172, K-173: the fields before the operation may break schema and invariants', () => {
    const invariants = [{ assert: { eq: ['$fields.plate', 'AB-1'] } }]
    const repairing = renewable(fields, { set: { plate: 'AB-1' } }, { invariants })

    expect(accepted(renew(repairing, { plate: 7 })).instance.fields).toEqual({ plate: 'AB-1' })
  })

  it('K-173, K-190: the identity and the revision are not questioned', () => {
    const { id, revision } = recordOf({ id: 'someone else', revision: 41 })

    expect([id, revision]).toEqual(['someone else', 42])
  })

  it('K-173: an instance that was never created has revision 0, and is taken', () => {
    expect(recordOf({ revision: 0, id: '' }).revision).toBe(1)
  })
})

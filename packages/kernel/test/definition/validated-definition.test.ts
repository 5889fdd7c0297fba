import { describe, expect, it } from 'vitest'
import { decideCreate } from '../../src/decide/create.js'
import { decide } from '../../src/decide/execute.js'
import { normalizeArguments, normalizeFields } from '../../src/decide/normalize-arguments.js'
import { validate } from '../../src/definition/validate.js'
import { ValidatedDefinition } from '../../src/definition/validated-definition.js'
import { canonical } from '../../src/value/write-json.js'
import { deepFreeze, spoil } from '../support/deep.js'
import { define, parsed } from '../support/define.js'
import { accepted, refused } from '../support/outcome.js'
import { heldPermit, permit, permitWith, renewable, type Part } from '../support/permit.js'
import { anyText } from '../support/text.js'

const wrongBlankStates = (count: number): Part =>
  permit({ lifecycle: { initial: 'draft', states: ['draft', ...Array.from({ length: count }, () => '')] } })

/** An object with the same prototype and the same members, that validation did not make. */
const heirOf = (real: ValidatedDefinition): ValidatedDefinition =>
  Object.create(ValidatedDefinition.prototype, {
    document: { value: real.document },
    entity: { value: real.entity },
    version: { value: real.version },
  }) as ValidatedDefinition

describe('a validated definition', () => {
  it('K-6: validation hands out the one kind of handle there is', () => {
    expect(ValidatedDefinition.is(define(permit()))).toBe(true)
  })

  it('K-6: a look-alike is not a validated definition', () => {
    const real = define(permit())
    const copy = { document: real.document, entity: real.entity, version: real.version }
    const heir = heirOf(real)
    const lookAlikes = [copy, heir, real.document, structuredClone(copy), null, 'permit']

    expect(lookAlikes.map((value) => ValidatedDefinition.is(value))).toEqual([false, false, false, false, false, false])
  })

  it('K-6: a look-alike is refused wherever a definition is expected', () => {
    const real = define(renewable({}))
    const copy: unknown = { document: real.document, entity: real.entity, version: real.version }
    const refusal = { kind: 'validation', errors: [{ path: 'definition', message: anyText }] }

    for (const lookAlike of [copy, heirOf(real), real.document] as unknown[] as never[]) {
      expect(refused(decideCreate(lookAlike, { id: 'p-7', fields: {} }))).toEqual(refusal)
      expect(refused(decide(lookAlike, { instance: heldPermit({}), operation: 'renew', arguments: {} }))).toEqual(
        refusal,
      )
      expect(refused(normalizeArguments(lookAlike, 'renew', {}))).toEqual(refusal)
      expect(refused(normalizeFields(lookAlike, {}))).toEqual(refusal)
    }
  })

  it('K-18: it is known by entity and version', () => {
    const definition = define(permit({ entity: 'loan', version: 4294967295 }))

    expect([definition.entity, definition.version]).toEqual(['loan', 4294967295])
  })

  it('K-24: its document carries every default', () => {
    expect(define({ entity: 'loan', schema: {}, lifecycle: { initial: 'lent', states: ['lent'] } }).document).toEqual({
      entity: 'loan',
      version: 1,
      schema: { fields: {}, additional_fields: false },
      lifecycle: { initial: 'lent', states: ['lent'] },
      invariants: [],
      create: { emit: null },
      operations: {},
      projections: {},
    })
  })

  it('K-230: what the caller does to its document afterwards does not reach it', () => {
    const json = permitWith({ bays: { type: 'array', items: { type: 'integer' }, default: [1, 2] } })
    const definition = define(json)
    const before = canonical(accepted(decideCreate(definition, { id: 'p-7', fields: {} })))
    spoil(json)
    spoil(definition.document)

    expect(canonical(accepted(decideCreate(definition, { id: 'p-7', fields: {} })))).toBe(before)
  })

  it('K-3: validation reads a frozen document', () => {
    expect(define(deepFreeze(permitWith({ plate: { type: 'string', default: 'A' } }))).entity).toBe('permit')
  })

  it('D-5: at most 100 defects are listed, then how many more', () => {
    const hundred = refused(validate(parsed(wrongBlankStates(100))))
    const more = refused(validate(parsed(wrongBlankStates(137))))

    expect([hundred.defects.length, Object.hasOwn(hundred, 'more')]).toEqual([100, false])
    expect([more.defects.length, more.more, more.defect]).toEqual([100, 37, 'empty_lifecycle_state'])
  })

  it('D-5: the errors of a default count like any other defect', () => {
    const bays = { type: 'array', items: { type: 'integer' }, default: Array.from({ length: 150 }, () => 'x') }
    const refusal = refused(validate(parsed(permitWith({ bays }))))

    expect([refusal.defects.length, refusal.more]).toEqual([100, 50])
  })

  it('D-5: the number of listed defects is a limit of the caller', () => {
    const limits = { textLength: 1000, depth: 128, errorsListed: 2 }

    expect(refused(validate(parsed(wrongBlankStates(3)), limits))).toEqual({
      kind: 'definition',
      defect: 'empty_lifecycle_state',
      defects: [{ kind: 'empty_lifecycle_state' }, { kind: 'empty_lifecycle_state' }],
      more: 1,
    })
  })
})

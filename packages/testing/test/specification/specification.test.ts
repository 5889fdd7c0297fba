import { parseJson } from '@assent/kernel'
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { specification } from '../../src/index.js'
import { locker } from './locker.js'

const spec = specification(locker)
const free = { state: 'free', fields: { place: 'hall' } } as const
const taken = { state: 'taken', fields: { place: 'hall', code: '17' } } as const

/** The message of the Error that an expectation throws. */
const complaint = (expectation: () => unknown): string => {
  try {
    expectation()
  } catch (error) {
    return error instanceof Error && error.constructor === Error ? error.message : `no plain Error: ${String(error)}`
  }
  return 'no complaint'
}

describe('a specification that holds', () => {
  it('K-169: a creation has a state, events and fields', () => {
    const { instance } = spec
      .whenCreated({ place: 'hall' })
      .thenAccepted('free', ['LockerPlaced'], { place: 'hall', opened: 0, code: undefined })
    expect(instance.id).toBe('locker-1')
  })

  it('K-169: a creation is refused by kind and details', () => {
    spec.whenCreated({ place: '' }).thenRefused('validation', { paths: ['fields.place'] })
    spec.whenCreated({ place: 'hall', opened: 4 }).thenRefused('invariant_violation', { rule: 'not_worn_out' })
    expect(spec.whenCreated({ place: 'hall' }, '').thenRefused('validation').errors[0]?.path).toBe('id')
  })

  it('K-170: an operation on a state has a state, events and fields', () => {
    const { record } = spec
      .given(taken)
      .when('fetch', { code: '17' })
      .thenAccepted('free', ['LockerOpened', { type: 'ParcelFetched', payload: { times: 1 } }], { code: undefined })
    expect(record.removed).toEqual(['code'])
  })

  it('K-170: an operation is refused by kind and details', () => {
    spec.given(free).when('fetch', { code: '17' }).thenRefused('invalid_transition', { state: 'free' })
    spec.given(taken).when('fetch', { code: '18' }).thenRefused('precondition_failed', { rule: 'code_is_right' })
    spec
      .given({ state: 'taken', fields: { place: 'hall' } })
      .when('fetch', { code: '17' })
      .thenRefused('precondition_unobservable', { rule: 'code_is_right', unresolved: ['$fields.code'] })
  })

  it('a state may have an id and a revision, and its defaults are filled in', () => {
    const { instance } = spec.given({ ...free, id: 'l-9', revision: 7 })
    expect(instance).toEqual({
      entity: 'locker',
      version: 1,
      id: 'l-9',
      lifecycle_state: 'free',
      revision: 7,
      fields: { opened: 0, place: 'hall' },
    })
    expect(spec.given({ instance }).when('report').thenAccepted('broken', []).instance.revision).toBe(8)
  })

  it('calls are run, each on what the one before it left', () => {
    const executed = [
      { operation: 'put', arguments: { code: '17' } },
      { operation: 'fetch', arguments: { code: '17' } },
      { operation: 'report' },
    ] as const
    const { instance } = spec.given({ created: { place: 'hall' }, executed })
    expect(instance).toMatchObject({ lifecycle_state: 'broken', revision: 4, fields: { opened: 1 } })
    expect(spec.given({ created: { place: 'hall' }, id: 'l-2' }).instance).toMatchObject({ id: 'l-2', revision: 1 })
  })

  it('K-216: events are folded', () => {
    const created = spec.whenCreated({ place: 'hall' }).thenAccepted('free')
    const put = spec.given({ instance: created.instance }).when('put', { code: '17' }).thenAccepted('taken')
    const { instance } = spec.given({ events: [...created.events, ...put.events] })
    expect(instance).toEqual(put.instance)
  })

  it('a definition that was loaded as data is specified by any names', () => {
    specification(locker.definition)
      .given({ state: 'free', fields: { place: 'hall' } })
      .when('put', { code: '17', parcels: 3 })
      .thenRefused('precondition_failed', { rule: 'fits' })
  })

  it('K-56: numbers are compared by token', () => {
    const [one, other] = ['1.0', '1'].map((text) => parseJson(text))
    if (one === undefined || other === undefined || !isRight(one) || !isRight(other)) throw new Error('no numbers')
    const fetched = specification(locker.definition).given(taken).when('fetch', { code: '17' })
    fetched.thenAccepted('free', undefined, { opened: other.right })
    expect(complaint(() => fetched.thenAccepted('free', undefined, { opened: one.right }))).toContain(
      'field `opened`: expected 1.0, found 1',
    )
  })
})

describe('a specification that does not hold', () => {
  it('a refusal in the place of a decision is told with the explained decision', () => {
    expect(complaint(() => spec.given(taken).when('fetch', { code: '18' }).thenAccepted('free'))).toBe(
      [
        'locker: `fetch` from `taken`',
        '  expected: a decision into `free`',
        '  found: refused: rule `code_is_right` of operation `fetch`: the rule does not hold',
        'explained:',
        'refused: rule `code_is_right` of operation `fetch`: the rule does not hold',
        'passed: instance, type, state, operation, arguments, transition',
        'refused at: preconditions',
        'not reached: set, fields, revision, invariants, events',
        'preconditions[0] `code_is_right`: false',
        '  false    the field `code` is the argument `code` ($fields.code: "17"; $args.code: "18")',
        '`preconditions` would pass if:',
        '  the field `code` is the argument `code` ($fields.code: "17"; $args.code: "18")',
      ].join('\n'),
    )
  })

  it('a decision in the place of a refusal is told with its state and events', () => {
    const put = spec.given(free).when('put', { code: '17' })
    expect(complaint(() => put.thenRefused('precondition_failed'))).toMatch(
      /expected: the refusal `precondition_failed`\n {2}found: a decision into `taken` with `ParcelPut`\nexplained:\naccepted/,
    )
    const reported = spec.given(free).when('report')
    expect(complaint(() => reported.thenRefused('validation'))).toContain('a decision into `broken` with no event')
  })

  it('every difference is told at once', () => {
    const fetched = spec.given(taken).when('fetch', { code: '17' })
    const claim = () =>
      fetched.thenAccepted('free', ['LockerOpened', { type: 'ParcelFetched', payload: { times: 2 } }], {
        opened: 2,
        code: '17',
      })
    const told = complaint(claim)
    expect(told).toContain('event 1 (`ParcelFetched`): `payload`: expected {"times":2}, found {"times":1}')
    expect(told).toContain('field `opened`: expected 2, found 1')
    expect(told).toContain('field `code`: expected "17", found nothing')
  })

  it('another state and other events are told', () => {
    const reported = specification(locker.definition).given(free).when('report')
    const told = complaint(() => reported.thenAccepted('taken', ['LockerBroken']))
    expect(told).toContain('the state: expected "taken", found "broken"')
    expect(told).toContain('the events: expected ["LockerBroken"], found []')
  })

  it('another kind, another rule and other paths are told', () => {
    const fetched = spec.given(taken).when('fetch', { code: '18' })
    expect(complaint(() => fetched.thenRefused('validation'))).toContain(
      'the kind of the refusal: expected `validation`, found `precondition_failed`',
    )
    const put = spec.given(free).when('put', { code: '17', parcels: 3 })
    expect(complaint(() => put.thenRefused('precondition_failed', { rule: 'code_is_new' }))).toContain(
      'member `rule`: expected "code_is_new", found "fits"',
    )
    const created = spec.whenCreated({ place: '' })
    expect(complaint(() => created.thenRefused('validation', { paths: ['fields.opened'] }))).toBe(
      [
        'locker: a creation',
        '  the paths of its errors: expected ["fields.opened"], found ["fields.place"]',
        'explained:',
        'refused: fields.place: length 0 is below the minimum 1',
      ].join('\n'),
    )
    expect(complaint(() => spec.whenCreated({ place: 'hall' }).thenRefused('template'))).toContain(
      'found: a decision into `free` with `LockerPlaced`\nexplained:\naccepted',
    )
  })
})

describe('what is given', () => {
  it('calls that are refused, fields that do not fit, a history with a gap and an unknown state do not come about', () => {
    const untyped = specification(locker.definition)
    const calls = () =>
      spec.given({ created: { place: 'hall' }, executed: [{ operation: 'fetch', arguments: { code: '1' } }] })
    expect(complaint(calls)).toMatch(
      /^what is given does not come about: `fetch`: refused: operation `fetch` has no trans/,
    )
    expect(complaint(() => spec.given({ created: { place: '' } }))).toContain('the creation: fields.place')
    expect(complaint(() => spec.given({ state: 'free', fields: { place: '' } }))).toContain('the fields: fields.place')
    expect(complaint(() => spec.given({ events: [] }))).toContain('the events: events: the history is empty')
    expect(complaint(() => untyped.given({ state: 'lost', fields: { place: 'hall' } }))).toBe(
      'what is given does not come about: the state: `locker` has no state `lost`',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { parsed } from '../support/define.js'
import { bare, withField, withOperation } from './locker.js'
import { fieldOf, messageOf, normalForm, pathOf } from './support.js'

const turned = (event: object) => withOperation({ emits: [{ type: 'Turned', ...event }] })
const emptySchema = { fields: {}, additional_fields: false }
const owner = { kind: 'owns', target: 'person', cardinality: 'one', via: 'locker' }

describe('service keys', () => {
  it.each([
    ['identity: null', bare({ identity: null }), bare()],
    ['relations: {}', bare({ relations: {} }), bare()],
    ['scales: {}', bare({ scales: {} }), bare()],
    ['semantics: kernel/1', bare({ semantics: 'kernel/1' }), bare()],
    ['number_observation: source-number/1', bare({ number_observation: 'source-number/1' }), bare()],
    ['create.arguments: {}', bare({ create: { arguments: {} } }), bare()],
    ['create.response with nothing in it', bare({ create: { response: emptySchema } }), bare()],
    ['create.outcomes: []', bare({ create: { outcomes: [] } }), bare()],
    ['response: {}', withOperation({ response: {} }), withOperation({})],
    ['outcomes: []', withOperation({ outcomes: [] }), withOperation({})],
    ['payload_if_present: {}', turned({ payload_if_present: {} }), turned({})],
    ['alphabet: null', withField({ type: 'string', alphabet: null }), withField({ type: 'string' })],
    ['variants: {}', withField({ type: 'union', variants: {} }), withField({ type: 'union' })],
  ])('K-16, SR-11, SR-12: %s is the same as absence', (_, written, absent) => {
    expect(normalForm(written)).toBe(normalForm(absent))
  })

  it.each(['service/1', 'service/2', 'service/3'])(
    'K-7, K-196, SR-5: semantics `%s` parses and is kept',
    (semantics) => {
      expect(parsed(bare({ semantics })).semantics).toBe(semantics)
    },
  )

  it('K-7, SR-5: other semantics are refused beside the known ones', () => {
    expect(messageOf(bare({ semantics: 'kernel/2' }))).toBe(
      'expected the rules to evaluate by (`kernel/1`, `service/1`, `service/2`, `service/3`), found `kernel/2`, ' +
        'did you mean `kernel/1`?',
    )
  })

  it('K-16, SR-8: another number observation is refused', () => {
    expect(pathOf(bare({ number_observation: 'binary64/1' }))).toBe('number_observation')
  })

  it('K-15, SR-14: service keys that say something parse and are kept, for validation to refuse by name', () => {
    const document = parsed(
      bare({
        identity: { field: 'code' },
        relations: { owner },
        scales: { size: ['small', 'large'] },
        create: {
          arguments: { fields: { a: { type: 'json' } } },
          response: { additional_fields: true },
          outcomes: [{ name: 'made' }],
        },
        operations: { turn: { response: { additional_fields: true }, outcomes: [{ name: 'turned' }] } },
      }),
    )
    expect(document).toMatchObject({
      identity: { field: 'code' },
      relations: { owner },
      scales: { size: ['small', 'large'] },
      create: { arguments: { additional_fields: false }, response: { fields: {} }, outcomes: [{ name: 'made' }] },
      operations: { turn: { response: { additional_fields: true, fields: {} }, outcomes: [{ name: 'turned' }] } },
    })
  })

  it('K-15, K-17: the service kinds of fields parse, their own keys in normal form', () => {
    expect(fieldOf({ type: 'map', key: 'uuid', items: { type: 'binary64' } })).toMatchObject({
      type: 'map',
      key: 'uuid',
      items: { type: 'binary64', required: false },
    })
    expect(fieldOf({ type: 'union', tag: 'kind', variants: { a: { type: 'json' } } })).toMatchObject({
      tag: 'kind',
      variants: { a: { type: 'json', values: [] } },
    })
    expect(fieldOf({ type: 'string', alphabet: '' }).alphabet).toBe('')
  })

  it.each([
    [bare({ identity: 'code' }), 'identity'],
    [bare({ relations: [] }), 'relations'],
    [bare({ scales: null }), 'scales'],
    [bare({ create: { outcomes: {} } }), 'create.outcomes'],
    [bare({ create: { arguments: { feilds: {} } } }), 'create.arguments.feilds'],
    [withOperation({ response: [] }), 'operations.turn.response'],
    [turned({ payload_if_present: [] }), 'operations.turn.emits[0].payload_if_present'],
    [withField({ type: 'string', alphabet: 5 }), 'schema.fields.part.alphabet'],
    [withField({ type: 'map', key: 'text' }), 'schema.fields.part.key'],
    [withField({ type: 'union', tag: 1 }), 'schema.fields.part.tag'],
    [withField({ type: 'union', variants: { a: {} } }), 'schema.fields.part.variants.a.type'],
  ])('K-7, SR-15: a service key of the wrong kind is refused at its place (%#)', (document, path) => {
    expect(pathOf(document)).toBe(path)
  })
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entity, fixture, newFolder } from './entity.js'

const loan = ['--definition', fixture('loan.yaml')]

const schema = (...args: readonly string[]): unknown => JSON.parse(entity(['schema', ...args, ...loan]).out)

describe('schemas of a definition under the service rules', () => {
  it('SR-106: of what its outcomes take, of an operation or of the creation', () => {
    expect(schema('arguments', '--operation', 'renew')).toMatchObject({ properties: { note: { type: 'string' } } })
    expect(schema('arguments')).toMatchObject({
      required: ['code', 'reader'],
      properties: { blocked: { default: false } },
    })
    expect(schema('arguments')).toEqual(schema('fields'))
  })

  it('SR-130: of what its outcomes answer', () => {
    expect(schema('response', '--operation', 'renew')).toMatchObject({ required: ['renewals'] })
    expect(schema('response')).toMatchObject({ properties: {}, additionalProperties: false })
  })

  it('SR-152: of what its outcomes declare to refuse', () => {
    expect(schema('refusal')).toMatchObject({ properties: { error: { enum: ['ReaderBlocked'] } } })
    expect(schema('refusal', '--operation', 'renew')).toMatchObject({
      properties: { outcome: { enum: ['too_often'] }, error: { enum: ['RenewedTooOften'] } },
    })
  })

  it('SR-168: of the events of its outcomes', () => {
    expect(schema('event', '--type', 'loan.returned')).toMatchObject({
      properties: { from_state: { const: 'out' }, to_state: { const: 'back' } },
    })
  })

  it('SR-28: of an instance, its integers of 64 bits with a sign', () => {
    expect(entity(['schema', 'instance', ...loan]).out).toContain('"maximum": 9223372036854775807')
  })

  it('L-1: what is not there is refused, or a usage fault', () => {
    const other = entity(['schema', 'response', ...loan, '--operation', 'other'])
    expect(other.code).toBe(1)
    expect(JSON.parse(other.out)).toMatchObject({ kind: 'operation_not_found', operation: 'other' })
    const ticket = ['--definition', fixture('ticket.yaml')]
    const faults = [
      ['arguments', ...ticket],
      ['response', ...ticket, '--operation', 'estimate'],
      ['refusal', ...loan, '--kind', 'refused'],
      ['refusal', '--operation', 'renew'],
    ].map((asked) => entity(['schema', ...asked]))
    expect(faults).toEqual([
      { code: 2, out: '', err: 'error: the creation of `ticket` version 1 has no outcomes\n' },
      { code: 2, out: '', err: 'error: operation `estimate` of `ticket` version 1 has no outcomes\n' },
      { code: 2, out: '', err: 'error: what a definition declares is of the kind `refused`: leave out `--kind`\n' },
      { code: 2, out: '', err: 'error: `--operation` needs a `--definition`\n' },
    ])
  })
})

describe('what is generated from a definition under the service rules', () => {
  it('SR-92: as OpenAPI, a creation takes no id where it is derived', () => {
    const { components } = JSON.parse(entity(['generate', 'openapi', ...loan]).out) as {
      readonly components: { readonly schemas: { readonly [name: string]: { readonly required: unknown } } }
    }
    expect(components.schemas['LoanV1.creation']?.required).toEqual(['fields', 'recording'])
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining(['LoanV1.refused', 'LoanV1.executed.renew', 'LoanV1.refused.renew']),
    )
  })

  it('U-9: as AsyncAPI, a channel for each event of an outcome', () => {
    const { channels } = JSON.parse(entity(['generate', 'asyncapi', ...loan]).out) as { readonly channels: object }
    expect(Object.keys(channels)).toEqual(['loan.loan_2Elent', 'loan.loan_2Erenewed', 'loan.loan_2Ereturned'])
  })

  it('U-13: as pages, its outcomes in words', () => {
    const out = join(newFolder(), 'pages')
    expect(entity(['generate', 'docs', ...loan, '--out', out])).toMatchObject({ code: 0, err: '' })
    expect(readFileSync(join(out, 'entities', 'loan.md'), 'utf8')).toContain(
      '1. `too_often`, when the field `renewals` is at least 2\n' +
        '   - refuses with `RenewedTooOften`: two renewals are the most\n',
    )
  })
})

describe('the difference of two definitions under the service rules', () => {
  it('tells of each outcome whom its change breaks, and why', () => {
    const next = join(newFolder(), 'loan-2.yaml')
    const text = readFileSync(fixture('loan.yaml'), 'utf8').replace('op: gte, right: 2', 'op: gte, right: 1')
    writeFileSync(next, text)
    expect(entity(['diff', fixture('loan.yaml'), next])).toMatchObject({
      code: 1,
      out: expect.stringContaining(
        'operations.renew.outcomes.too_often: `when`: the field `renewals` is at least 2 -> ',
      ),
    })
  })
})

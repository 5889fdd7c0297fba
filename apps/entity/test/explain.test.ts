import { describe, expect, it } from 'vitest'
import { createTicket, entity, fixture, newStore } from './entity.js'

const ticket = ['--definition', fixture('ticket.yaml')]
const working = {
  entity: 'ticket',
  version: 1,
  id: 't-1',
  lifecycle_state: 'working',
  revision: 2,
  fields: { title: 'lamp' },
}
const explain = (...flags: readonly string[]) => entity(['explain', ...ticket, ...flags])
const given = (instance: unknown): readonly string[] => ['--instance', JSON.stringify(instance)]

describe('explain', () => {
  it('D-14: says in text how far a refused operation comes, and what would get it further', () => {
    expect(explain(...given(working), '--operation', 'close')).toEqual({
      code: 0,
      out: `refused: rule \`effort_is_known\` of operation \`close\`: the effort is not known yet
passed: instance, type, state, operation, arguments, transition
refused at: preconditions
not reached: set, fields, revision, invariants, events
preconditions[0] \`effort_is_known\`: false
  false    the field \`effort\` is present ($fields.effort: missing)
\`preconditions\` would pass if:
  the field \`effort\` is present ($fields.effort: missing)
`,
      err: '',
    })
  })

  it('D-14: prints the whole explanation as JSON and as YAML', () => {
    const asked = [...given(working), '--operation', 'estimate', '--arguments', '{"effort": 1.50}']
    const { code, out } = explain(...asked, '--format', 'json')

    expect(JSON.parse(out)).toMatchObject({ operation: 'estimate', verdict: 'accepted', refusal: null, unlock: null })
    expect(out).toContain('"value": 1.50')
    expect(code).toBe(0)
    expect(explain(...asked, '--format', 'yaml').out).toContain('verdict: accepted\n')
  })

  it('explains on the instance that a store holds, and stores nothing', () => {
    const store = newStore()
    createTicket(store, 't-1')
    const { code, out } = explain('--store', store, '--id', 't-1', '--operation', 'close')

    expect(out).toContain('refused: operation `close` has no transition from `open`\n')
    expect(out).toContain('`transition` would pass if:\n  the state of the instance is `working`\n')
    expect(code).toBe(0)
    expect(entity(['history', '--store', store, '--entity', 'ticket', '--id', 't-1', '--format', 'text']).out).toBe(
      '1  create  -> open  record create-t-1  2027-03-01T08:00:00Z by nobody\n',
    )
  })

  it('L-10: takes the instance out of a decision', () => {
    expect(explain(...given({ instance: working }), '--operation', 'start').out).toMatch(/^refused: arguments\.by: /)
  })

  it('L-6: a subject that is not there is refused', () => {
    const { code, out } = explain('--store', newStore(), '--id', 't-9', '--operation', 'close')

    expect(JSON.parse(out)).toMatchObject({ kind: 'not_found', by: 'store' })
    expect(code).toBe(1)
  })

  it.each<readonly [string, readonly string[]]>([
    ['the instance is missing: give `--instance`, or `--store` and `--id`', []],
    ['`--store` needs `--id`', ['--store', 'none.db']],
    ['`--id` needs `--store`', ['--id', 't-1']],
    ['`--instance` and `--arguments` both read standard input', ['--instance', '-', '--arguments', '-']],
    ['`--instance` is no instance', ['--instance', '{}']],
    ['`--arguments`: it is not JSON', [...given(working), '--arguments', '{']],
  ])('L-9, L-13: a wrong call: %s', (fault, flags) => {
    const { code, out, err } = explain('--operation', 'close', ...flags)

    expect(err).toContain(`error: ${fault}`)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })

  it('L-13: `--instance` and `--store` exclude each other, and `--operation` is required', () => {
    expect(explain(...given(working), '--store', 'none.db', '--operation', 'close').code).toBe(2)
    expect(explain(...given(working)).err).toBe('error: `--operation <name>` is missing\n')
  })
})

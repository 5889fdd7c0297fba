import { describe, expect, it } from 'vitest'
import { createTicket, entity, executeTicket, fixture, newStore, recording } from './entity.js'

const ticket = ['--definition', fixture('ticket.yaml')]

const stored = (): readonly string[] => {
  const store = newStore()
  createTicket(store, 't-1')
  executeTicket(store, 't-1', 'start', '--arguments', '{"by": "ada"}', ...recording('start-1'))
  return ['--store', store, '--id', 't-1']
}

describe('available', () => {
  it('D-14: lists in text what is possible, what depends on arguments, and what is refused', () => {
    expect(entity(['available', ...ticket, ...stored()])).toEqual({
      code: 0,
      out: `refused  close: at \`preconditions\`: rule \`effort_is_known\` of operation \`close\`: the effort is not known yet
         would need: the field \`effort\` is present ($fields.effort: missing)
depends  estimate: on \`effort\`
refused  start: at \`transition\`: operation \`start\` has no transition from \`working\`
`,
      err: '',
    })
  })

  it('D-14: prints the same as JSON, with arguments that are known already', () => {
    const { code, out } = entity(['available', ...ticket, ...stored(), '--arguments', 'effort: 2', '--format', 'json'])

    expect(JSON.parse(out)).toMatchObject([
      { operation: 'close', status: 'refused', step: 'arguments' },
      { operation: 'estimate', status: 'legal' },
      { operation: 'start', status: 'refused', step: 'arguments' },
    ])
    expect(code).toBe(0)
  })

  it('L-11, L-13: asks for a definition and an instance', () => {
    expect(entity(['available', '--instance', '{}'])).toMatchObject({ code: 2, out: '' })
    expect(entity(['available', ...ticket])).toMatchObject({ code: 2, out: '' })
  })
})

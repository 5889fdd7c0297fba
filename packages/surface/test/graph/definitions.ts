import { definitionOf } from '../definition.js'

const stay = (state: string, ...more: readonly string[]): object => ({
  transitions: [{ from: [state, ...more], to: state }],
})

/** A lifecycle with a loop, a way back, a long way, and an end. */
export const ticket = definitionOf({
  entity: 'ticket',
  schema: { fields: { owner: { type: 'ref', entity: 'person' } } },
  lifecycle: { initial: 'open', states: ['open', 'waiting', 'solved', 'closed'] },
  operations: {
    assign: {
      arguments: { fields: { to: { type: 'array', items: { type: 'ref', entity: 'person' } } } },
      transitions: [{ from: 'open', to: 'open' }],
    },
    ask: { transitions: [{ from: 'open', to: 'waiting' }] },
    solve: { transitions: [{ from: ['waiting', 'open'], to: 'solved' }] },
    reopen: { transitions: [{ from: 'solved', to: 'open' }] },
    close: { transitions: [{ from: 'solved', to: 'closed' }] },
  },
}).document

/** A definition whose names are out to break every format. */
export const hostile = definitionOf({
  entity: '"]</script><svg onload=x>',
  schema: { fields: {} },
  lifecycle: { initial: 'a"b', states: ['a"b', "c\\d'|[e]:\n</text>", '\u202ertl\u0000', 'x'.repeat(300)] },
  operations: {
    '-->|"x"|': stay('a"b', "c\\d'|[e]:\n</text>"),
    constructor: { transitions: [{ from: 'a"b', to: 'x'.repeat(300) }] },
  },
}).document

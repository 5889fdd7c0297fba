/**
 * A model handles a refund that only a person may approve: from its first proposal to the history of all of it.
 *
 *     npm run build && node examples/dist/agent-refund/main.js
 *
 * Read `host.ts` first: all that is trusted is there.
 */
import { agent, desk, expectRight, paidOut, recordingOf, runtime, store, type Session } from './host.js'
import { atFirst, later, type Turn } from './model.js'
import { lineOf, tell } from './tell.js'

const shop: Session = { user: 'shop', role: 'human' }
const model: Session = { user: 'model-3', role: 'agent' }
const grace: Session = { user: 'grace', role: 'human' }
const conversation = 'conversation-7'

const play = async (turns: readonly Turn[]): Promise<void> => {
  for (const { says, tool, input } of turns) {
    tell('the model', says, await agent.call(model, { tool, input, conversation })())
  }
}

/** A person looks at what was escalated, and approves exactly that. */
const decide = async (approver: Session): Promise<void> => {
  for (const { id, reason } of desk) {
    const input = { id, operation: 'approve', arguments: { reason: 'grace saw the photo' } }
    const shown = await agent.preview(approver, { tool: 'refund.preview', input }, approver)()
    tell(approver.user, `is asked about ${id}, because "${reason}", and previews its approval`, shown)
    if ('refused' in shown) continue
    // What goes to a page and comes back with a click.
    const { pins } = shown.preview
    tell(approver.user, 'approves', await agent.apply(approver, pins)())
    tell(approver.user, 'clicks twice', await agent.apply(approver, pins)())
  }
}

console.log('refund-104 is over 129.00. Up to 50.00 a model may approve; above that a person must.')
const fields = { order: 'order-7', amount_cents: 12900, evidence: 'photo-1.jpg' }
const recording = recordingOf(shop, null)
expectRight(await runtime.create({ entity: 'refund', version: 1, id: 'refund-104', fields, recording })())

await play(atFirst)
await decide(grace)
await play(later)

console.log(`\npaid out: ${paidOut.join(', ')}`)
console.log('\nThe history, in which no refusal left a trace:')
const { items } = expectRight(await store.after(undefined)())
for (const { record } of items) console.log(`    ${lineOf(record)}`)

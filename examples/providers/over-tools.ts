/** An agent's turns: it sees flat tools by name, each with its schema, and nothing of what is behind them. */
import type { GovernedAnswer, GovernedInstance } from '@assent/agent/governed'
import type { JsonObject } from '@assent/kernel'
import { providerMessage } from '@assent/provider'
import { isLeft } from 'fp-ts/lib/Either.js'
import { model } from './people.js'
import { registry } from './registry.js'
import { decided, standing, tell } from './tell.js'

/** Calls a tool for the model. Who calls, the host says; the model says the rest. */
export const use = async (name: string, input: unknown): Promise<JsonObject> => {
  const tool = registry.toTools().find((one) => one.name === name)
  if (tool === undefined) return { error: `there is no tool \`${name}\`` }
  const answer = await tool.call(input, { principal: model })()
  return isLeft(answer) ? { error: providerMessage(answer.left) } : answer.right
}

export const playTools = async (): Promise<void> => {
  tell('it is given', ...registry.toTools().map(({ name }) => name))

  const events = await use('calendar_calendarEvent_search', { query: 'Sam', limit: 1 })
  tell('finds the meeting with Sam', JSON.stringify(events))
  const reminder = await use('calendar_createReminder', { eventId: 'e-1', minutes: 15 })
  tell('makes a reminder of it', JSON.stringify(reminder))

  const found = await use('desk_refund_search', { state: 'submitted', order_by: 'amount_cents' })
  const refunds = found['results'] as unknown as readonly GovernedInstance[]
  tell('finds the refunds that wait', ...refunds.map(standing))
  tell('asks for one that it may not see', JSON.stringify(await use('desk_refund_get', { id: 'vip-7' })))

  const { record } = (await use('desk_refund_get', { id: 'refund-104' })) as unknown as { record: GovernedInstance }
  tell('reads one', standing(record))
  const proposal = { id: record.id, expected_revision: record.revision, arguments: { reason: 'the parcel was lost' } }
  const answer = await use('desk_refund_approve', proposal)
  tell('proposes to approve it', decided(answer as unknown as GovernedAnswer))
  const forged = { ...proposal, arguments: { ...proposal.arguments, actor_role: 'human' } }
  tell('proposes it as a human', JSON.stringify(await use('desk_refund_approve', forged)))
}

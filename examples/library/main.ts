/**
 * A library lends a book: a desk registers, a model lends and takes back, and another system recalls.
 *
 *     npm run build && node examples/dist/library/main.js
 *
 * Read `loan.yaml` first, then `library.ts`: all that is trusted is there.
 */
import { isLeft } from 'fp-ts/lib/Either.js'
import type { GovernedAnswer, GovernedInstance } from '@assent/agent/governed'
import type { JsonObject } from '@assent/kernel'
import { providerMessage } from '@assent/provider'
import { agent, expectRight, providers, recordingOf, runtime, type Session } from './library.js'
import { tell, tellOf } from './tell.js'

const desk: Session = { user: 'desk' }
const model: Session = { user: 'model-3' }
const archive: Session = { user: 'archive' }

/** A creation without an id: the id is made of the identity. */
const register = async (entity: string, fields: JsonObject): Promise<void> => {
  expectRight(await runtime.createDerived({ entity, version: 1, fields, recording: recordingOf(desk) })())
}

const ask = async (what: string, tool: string, input: JsonObject): Promise<void> => {
  tell(what, await agent.call(model, { tool, input })())
}

/** Another system knows tools by name, and no more. */
const use = async (name: string, input: unknown): Promise<JsonObject> => {
  const tool = providers.toTools().find((one) => one.name === name)
  if (tool === undefined) return { error: `there is no tool \`${name}\`` }
  const answer = await tool.call(input, { principal: archive })()
  return isLeft(answer) ? { error: providerMessage(answer.left) } : answer.right
}

const lending = { number: 'L-1', reader: '7', copy: 'QA-1', wear: 'good', due: '2027-03-21' }
const loan = { id: 's:L-1' }

await register('reader', { card: '7', name: 'Ada', reach: { by: 'mail', value: 'ada@example.org' } })
await ask('lends a copy that is not there', 'loan.create', { fields: lending })
await register('copy', { code: 'QA-1', title: 'The Waves' })
await ask('lends one that falls apart', 'loan.create', { fields: { ...lending, wear: 'ruined' } })
await ask('lends', 'loan.create', { fields: lending })
await ask('renews', 'loan.renew', { ...loan, expected_revision: 1, arguments: { due: '2027-04-11' } })

const recall = { ...loan, expected_revision: 2, arguments: { for: '8' } }
const recalled = (await use('library_loan_recall', recall)) as unknown as GovernedAnswer
tellOf('recalls it for another reader', recalled.outcome === 'committed' ? recalled.taken?.message : recalled.outcome)

await ask('renews again', 'loan.renew', { ...loan, expected_revision: 3, arguments: { due: '2027-05-02' } })
const back = { wear: 'worn', on: '2027-04-20' }
await ask('takes it back, late', 'loan.take_back', { ...loan, expected_revision: 3, arguments: back })
await ask('closes it', 'loan.close', { ...loan, expected_revision: 4, arguments: {} })
await ask('takes the money', 'loan.pay', { ...loan, expected_revision: 4, arguments: { amount: 2.5 } })
await ask('closes it again', 'loan.close', { ...loan, expected_revision: 5, arguments: {} })

const { results } = await use('library_loan_search', { matching: { reader: '7' } })
const found = results as unknown as readonly GovernedInstance[]
for (const one of found) tellOf('finds what reader 7 had', `${one.id}, ${one.lifecycle_state}`)

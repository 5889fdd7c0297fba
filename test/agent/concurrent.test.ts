import { memoryStore } from '@assent/shell'
import { afterAll, describe, expect, it } from 'vitest'
import { sqliteProvider } from '../stores/provider.js'
import { deskOver, submitted, type Desk, type Session } from './desk.js'

const sqlite = sqliteProvider()

afterAll(() => sqlite.remove())

const agents = 100

/** An agent that reads again wherever another one won, as it is told to. */
const attach = async (opened: Desk, number: number, started: Set<string>): Promise<string> => {
  const who: Session = { user: `model-${number}`, role: 'agent' }
  const conversation = `c-${number}`
  for (;;) {
    await opened.ask('refund.get', { id: 'r-1' }, who, conversation)
    const input = { id: 'r-1', arguments: { evidence: `photo-${number}.jpg` }, proposal_id: 'mine' }
    const result = await opened.ask('refund.attach_evidence', input, who, conversation)
    if ('commit' in result) {
      started.add(result.commit.envelope.record_id)
      return result.commit.envelope.record_id
    }
    if (!('kind' in result) || result.kind !== 'revision_conflict') throw new Error(JSON.stringify(result))
  }
}

describe.each([
  ['memory', () => Promise.resolve(memoryStore())],
  ['SQLite', () => sqlite.open()],
] as const)('a hundred agents on one subject, over %s', (_name, open) => {
  it('lose nothing: each proposal is one decision, and its downstream work is started once', async () => {
    const followed: string[] = []
    const opened = deskOver(await open(), { onCommitted: ({ envelope }) => followed.push(envelope.record_id) })
    await submitted(opened)
    const started = new Set<string>()
    const made = await Promise.all(Array.from({ length: agents }, (_, number) => attach(opened, number, started)))
    expect(new Set(made).size).toBe(agents)
    expect([...followed].sort()).toEqual([...made].sort())
    const { host } = opened
    const subject = { entity: 'refund', id: 'r-1' }
    expect(await host.runtime.get(subject)()).toMatchObject({ right: { revision: 2 + agents } })
    expect(await host.runtime.verify(subject)()).toMatchObject({ right: { holds: true } })
    await opened.store.close()()
  }, 120_000)
})

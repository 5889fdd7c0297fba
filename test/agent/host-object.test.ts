import { agentTools, type Escalation, type Host } from '@assent/agent'
import type { EntityInstance } from '@assent/kernel'
import { memoryStore, type RecordedCommit } from '@assent/shell'
import { describe, expect, it } from 'vitest'
import { claim, hostOver, model, valueOf, type Session } from './desk.js'

/** A host as an object of a class, whose functions need it. */
class Desk implements Host<Session> {
  readonly #host = hostOver(memoryStore())
  readonly heard: string[] = []
  readonly runtime = this.#host.runtime
  readonly allow = this.#host.allow

  identify(session: Session) {
    return this.#host.identify(session)
  }
  authority(...asked: Parameters<Host<Session>['authority']>) {
    return this.#host.authority(...asked)
  }
  recording(...asked: Parameters<Host<Session>['recording']>) {
    return this.#host.recording(...asked)
  }
  mayRead({ user }: Session, { id }: EntityInstance) {
    this.heard.push(`may ${user} read ${id}`)
    return true
  }
  newId() {
    this.heard.push('new id')
    return 'r-1'
  }
  onCommitted({ instance }: RecordedCommit) {
    this.heard.push(`${instance.id} committed`)
  }
  escalated({ id }: Escalation<Session>) {
    this.heard.push(`${id} escalated`)
  }
  onFault(fault: unknown) {
    this.heard.push(String(fault))
  }
}

describe('a host that is an object of a class', () => {
  it('is asked everything as itself', async () => {
    const host = new Desk()
    const { call } = valueOf(agentTools(host))
    const ask = (tool: string, input: object) => call(model, { tool, input })()
    expect(await ask('refund.create', { fields: claim })).toMatchObject({ ok: true })
    expect(await ask('refund.escalate', { id: 'r-1', reason: 'too much' })).toMatchObject({ ok: true })
    expect(host.heard).toEqual([
      'new id',
      'may model-3 read r-1',
      'r-1 committed',
      'may model-3 read r-1',
      'r-1 escalated',
    ])
  })
})

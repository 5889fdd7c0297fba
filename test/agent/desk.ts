import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Registry, type JsonObject } from '@assent/kernel'
import { agentTools, type AgentTools, type AllowedType, type Host, type ToolResult } from '@assent/agent'
import { memoryStore, StoredRuntime, type Recording, type Store } from '@assent/shell'
import { dumpStore } from '@assent/testing'
import { readDefinition } from '@assent/yaml'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { root } from '../../scripts/root.mjs'

/** Whom the host of these tests has authenticated. */
export interface Session {
  readonly user: string
  readonly role: 'agent' | 'human'
}

export const model: Session = { user: 'model-3', role: 'agent' }
export const grace: Session = { user: 'grace', role: 'human' }

export const valueOf = <A>(answer: Either<unknown, A>): A => {
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

const text = readFileSync(join(root, 'examples/refund.yaml'), 'utf8')

export const refundDocument = valueOf(readDefinition(text))

export const registry = valueOf(Registry.empty.register(refundDocument))

/** All that an agent may do with refunds. */
export const refund: AllowedType = {
  entity: 'refund',
  versions: [1],
  tools: ['get', 'list', 'events', 'explain', 'preview', 'escalate'],
  create: {},
  operations: { attach_evidence: {}, submit: {}, approve: { trusted: ['actor_role'] }, reject: {} },
}

/** A host with a counter for a clock: no two of its recordings are alike. */
export const hostOver = (store: Store, changes: Partial<Host<Session>> = {}): Host<Session> => {
  let records = 0
  const recording = ({ user }: Session): Recording => {
    records += 1
    const second = String(records % 60).padStart(2, '0')
    const recorded_at = `2031-05-04T09:00:${second}Z`
    return { record_id: `fresh-${records}`, recorded_at, correlation: null, causation: null, actor: user }
  }
  return {
    runtime: StoredRuntime.of({ registry, store }),
    allow: [refund],
    identify: ({ user }) => user,
    authority: ({ role }) => ({ actor_role: role }),
    recording,
    ...changes,
  }
}

/** Tools over a store, and what a test needs around them. */
export interface Desk {
  readonly store: Store
  readonly host: Host<Session>
  readonly tools: AgentTools<Session>
  /** Calls a tool, as the model in one conversation unless it is said otherwise. */
  readonly ask: (tool: string, input: unknown, who?: Session, conversation?: string | null) => Promise<ToolResult>
  /** Everything that is stored, as bytes. */
  readonly dump: () => Promise<string>
}

export const deskOver = (store: Store, changes: Partial<Host<Session>> = {}): Desk => {
  const host = hostOver(store, changes)
  const tools = valueOf(agentTools(host))
  const ask: Desk['ask'] = (tool, input, who = model, conversation = 'c-7') =>
    tools.call(who, { tool, input, ...(conversation === null ? {} : { conversation }) })()
  return { store, host, tools, ask, dump: () => dumpStore(store, ['refund']) }
}

const trusted = (record_id: string): Recording => ({
  record_id,
  recorded_at: '2031-05-04T08:00:00Z',
  correlation: null,
  causation: null,
  actor: 'shop',
})

export const claim: JsonObject = { order: 'order-7', amount_cents: 1200, evidence: 'photo-1.jpg' }

/** A refund that trusted code has drafted. */
export const draft = async ({ host }: Desk, id = 'r-1', fields: JsonObject = claim): Promise<void> => {
  const request = { entity: 'refund', version: 1, id, fields, recording: trusted(`drafted ${id}`) }
  valueOf(await host.runtime.create(request)())
}

/** A refund that waits for a decision, at revision 2. */
export const submitted = async (desk: Desk, id = 'r-1', fields: JsonObject = claim): Promise<void> => {
  await draft(desk, id, fields)
  const subject = { entity: 'refund', id, operation: 'submit', arguments: {}, expectedRevision: 1 }
  valueOf(await desk.host.runtime.execute({ ...subject, recording: trusted(`submitted ${id}`) })())
}

/** Tools over an empty memory, with a refund that waits for a decision. */
export const desk = async (changes: Partial<Host<Session>> = {}, fields: JsonObject = claim): Promise<Desk> => {
  const opened = deskOver(memoryStore(), changes)
  await submitted(opened, 'r-1', fields)
  return opened
}

/** What a call committed. */
export const committed = (result: ToolResult) => {
  if ('commit' in result) return result
  throw new Error(`nothing was committed: ${JSON.stringify(result)}`)
}

/** Makes a call and sees that nothing changed. */
export const refusedUnchanged = async (opened: Desk, call: () => Promise<ToolResult>): Promise<ToolResult> => {
  const before = await opened.dump()
  const result = await call()
  if (!('refused' in result)) throw new Error(`it was not refused: ${JSON.stringify(result)}`)
  if ((await opened.dump()) !== before) throw new Error('a refusal changed the store')
  return result
}

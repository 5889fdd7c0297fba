import { memberOf, type DomainEvent, type EntityInstance, type Json, type JsonObject } from '@assent/kernel'
import type { Page, PageRequest, RecordedCommit, ShellError, StoredDecision, StoredRuntime } from '@assent/shell'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { storeNew } from '../../host/new-subject.js'
import { reading, writing } from '../../reading.js'
import type { AgentError } from '../../refusal/agent-error.js'
import type { Tool } from '../../tool.js'
import type { EvaluationKind } from './evaluation-tool.js'
import { readExpectedRevision, readId, readInputRecording, readNewId, readVersion } from './read-input.js'

type Answer<A> = Promise<Either<AgentError, A>>

/** What a tool does with an input whose members it has. */
type Answerer = (runtime: StoredRuntime, tool: Tool, input: JsonObject) => Answer<object>

const commitOf = (answer: Either<ShellError, StoredDecision>): Either<ShellError, RecordedCommit> =>
  isLeft(answer) ? answer : right(answer.right.commit)

// Null is a value, which the kernel refuses; only what is not there counts as `{}`.
const orNothing = (input: JsonObject, name: string): Json => {
  const value = memberOf(input, name)
  return value === undefined ? {} : value
}

const create: Answerer = async (runtime, tool, input) => {
  const version = readVersion(tool, input)
  if (isLeft(version)) return version
  const id = readNewId(tool, version.right, input)
  if (isLeft(id)) return id
  const recording = readInputRecording(input)
  if (isLeft(recording)) return recording
  const subject = { entity: tool.entity, version: version.right, id: id.right }
  const store = storeNew(runtime, subject, orNothing(input, 'fields'), recording.right)
  return commitOf(await writing(recording.right.record_id, store))
}

const execute: Answerer = async (runtime, tool, input) => {
  const id = readId(input)
  if (isLeft(id)) return id
  const expectedRevision = readExpectedRevision(input)
  if (isLeft(expectedRevision)) return expectedRevision
  const recording = readInputRecording(input)
  if (isLeft(recording)) return recording
  const operation = tool.proposes[0]?.name ?? ''
  const call = { operation, arguments: orNothing(input, 'arguments'), expectedRevision: expectedRevision.right }
  const request = { entity: tool.entity, id: id.right, ...call, recording: recording.right }
  return commitOf(await writing(recording.right.record_id, runtime.execute(request)))
}

const get = async (runtime: StoredRuntime, { entity }: Tool, input: JsonObject): Answer<EntityInstance> => {
  const id = readId(input)
  return isLeft(id) ? id : reading(runtime.get({ entity, id: id.right }))
}

const all = async <A>(
  ask: (page: PageRequest) => TaskEither<ShellError, Page<A>>,
): Answer<{ readonly items: readonly A[] }> => {
  const items: A[] = []
  let page: PageRequest = {}
  for (;;) {
    const read = await reading(ask(page))
    if (isLeft(read)) return read
    for (const item of read.right.items) items.push(item)
    if (read.right.next === undefined) return right({ items })
    page = { after: read.right.next }
  }
}

const list: Answerer = (runtime, { entity }) => all((page) => runtime.list(entity, page))

const events = async (
  runtime: StoredRuntime,
  { entity }: Tool,
  input: JsonObject,
): Answer<{ readonly items: readonly DomainEvent[] }> => {
  const id = readId(input)
  return isLeft(id) ? id : all((page) => runtime.events({ entity, id: id.right }, page))
}

/** What each kind of tool does. */
export const answerers: { readonly [kind in EvaluationKind]: Answerer } = {
  create,
  operation: execute,
  get,
  list,
  events,
}

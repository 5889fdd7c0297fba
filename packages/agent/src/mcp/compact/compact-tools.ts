import type { Json } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { HostNumberAnswer } from '../../numbers/call-with-host-numbers.js'
import { writeNumbers } from '../../numbers/write-numbers.js'
import type { AgentError } from '../../refusal/agent-error.js'
import { refusalDocument } from '../../refusal/refusal-document.js'
import { unknownTool } from '../../refusal/refusals.js'
import type { ServedTool } from '../served-tool.js'
import { callSchema, compactOutput, explainSchema } from './compact-schemas.js'
import { documentation } from './documentation.js'
import { groupOf, type Group } from './group.js'
import { readCompact, type CompactInput } from './read-compact.js'

const refused = (error: AgentError): HostNumberAnswer => ({
  refused: true,
  result: writeNumbers(refusalDocument(error) as unknown as Json),
})

const unknown = (tool: string): HostNumberAnswer => refused(unknownTool(tool))

const descriptions: { readonly [group in Group]: string } = {
  propose: 'Calls a tool that writes: it is stored only if the rules accept it.',
  read: 'Calls a tool that reads.',
  explain:
    'Tells what there is: without members, the entity types; with `entity`, its tools; with `tool`, what that one ' +
    'does and takes. With `tool` and `input`, calls a tool that tells what would be decided, where there is one.',
}

/**
 * Three tools in place of any number: `propose`, `read` and `explain`, each of which calls the tool that it is told.
 * What is decided is the same; a model learns by `explain` what longer lists show it at once.
 */
export const compactTools = <Session>(tools: readonly ServedTool<Session>[]): readonly ServedTool<Session>[] => {
  const byName = new Map(tools.map((tool) => [tool.name, tool]))

  const call = async (group: Group, session: Session, given: unknown): Promise<HostNumberAnswer> => {
    const read = readCompact(given, ['tool', 'input'], ['tool'])
    if (isLeft(read)) return refused(read.left)
    const tool = byName.get(read.right.tool ?? '')
    if (tool === undefined || groupOf(tool.kind) !== group) return unknown(read.right.tool ?? '')
    return tool.answer(session, read.right.input)
  }

  const tell = ({ entity, tool: name }: CompactInput): HostNumberAnswer => {
    const tool = byName.get(name ?? '')
    if (name !== undefined && tool === undefined) return unknown(name)
    return { refused: false, result: documentation(tools, entity, tool) }
  }

  const explain = async (session: Session, given: unknown): Promise<HostNumberAnswer> => {
    const read = readCompact(given, ['entity', 'tool', 'input'], [])
    if (isLeft(read)) return refused(read.left)
    return read.right.input === undefined ? tell(read.right) : call('explain', session, given)
  }

  const compact = (group: Group, kind: ServedTool<Session>['kind']): ServedTool<Session> => ({
    name: group,
    entity: null,
    kind,
    description: descriptions[group],
    inputSchema: group === 'explain' ? explainSchema : callSchema,
    outputSchema: compactOutput,
    readOnly: group !== 'propose',
    answer: (session, given) => (group === 'explain' ? explain(session, given) : call(group, session, given)),
  })
  return [compact('explain', 'explain'), compact('propose', 'operation'), compact('read', 'get')]
}

/** How the story is printed. */
import { advice, type CommitResult, type PreviewResult, type RefusalDocument, type ToolResult } from '@assent/agent'
import { tokenOf, type EntityInstance } from '@assent/kernel'
import type { StoredRecord } from '@assent/shell'

const standing = ({ lifecycle_state, revision }: EntityInstance): string =>
  `${lifecycle_state} at revision ${tokenOf(revision)}`

const refusal = ({ by, kind, message }: RefusalDocument): readonly string[] => [
  `refused by ${by}: ${kind}`,
  message,
  `advice: ${advice[kind]}`,
]

const foreseen = ({ preview: { authority, outcome } }: PreviewResult): readonly string[] =>
  outcome.accepted
    ? [`with the authority of ${authority} it would be ${standing(outcome.instance)}`]
    : [`with the authority of ${authority} it would be refused: ${outcome.refusal.kind}`]

const answers = (result: ToolResult): readonly string[] => {
  if ('refused' in result) return refusal(result)
  if ('commit' in result) return [`${result.replayed ? 'replayed' : 'committed'}: ${standing(result.commit.instance)}`]
  if ('preview' in result) return foreseen(result)
  if ('observation' in result) return ['recorded, and on the desk of a person; nothing moved']
  return 'instance' in result ? [standing(result.instance)] : []
}

/** Who did what, and what they were answered. */
export const tell = (who: string, what: string, result: ToolResult | CommitResult | PreviewResult): void => {
  console.log(`\n${who} ${what}`)
  for (const line of answers(result)) console.log(`    ${line}`)
}

/** One line of the history of a store. */
export const lineOf = (stored: StoredRecord): string => {
  if (stored.kind === 'observation') {
    const { revision, envelope } = stored.observation
    return `${tokenOf(revision)}  escalate  by ${envelope.actor ?? 'nobody'}`
  }
  const { instance, envelope } = stored.commit
  const { command } = envelope.record
  const name = command.command === 'execute' ? command.operation : command.command
  const by = envelope.actor ?? 'nobody'
  return `${tokenOf(instance.revision)}  ${name.padEnd(8)}  by ${by}: ${instance.lifecycle_state}`
}

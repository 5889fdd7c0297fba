import { advice } from '@assent/agent'

// The tools of an agent name a proposal; at the command that is the recording.
const atTheCommand: Partial<typeof advice> = {
  record_conflict:
    'the record id already names a different request: find out what was sent; never pick a new one silently',
  outcome_unknown: 'run the same command with the same `--record-id`: it settles whether it was stored',
  invalid_recording: 'correct the recording: `--record-id`, `--recorded-at`, and `--actor` or `--no-actor`',
}

const rows = Object.entries({ ...advice, ...atTheCommand }).map(([kind, what]) => `| \`${kind}\` | ${what} |`)

/** What to do by the kind of a refusal. */
export const refusalSection = `## What to do when it refuses

A refusal is JSON on standard output, with exit code 1. Decide by its \`kind\`, never by the sentence. It changed
nothing, but for \`outcome_unknown\`, of which nobody knows. To escalate is to hand the refusal, unchanged, to who may
decide. Some kinds come only from the tools that \`entity mcp\` serves.

| kind | what to do |
| --- | --- |
${rows.join('\n')}
`

import { frontMatter } from './front-matter.js'
import { refusalSection } from './refusal-section.js'
import { verbSection } from './verb-section.js'
import type { FlagText, VerbText } from './verb-text.js'
import { workflow } from './workflow.js'

/** The installed command. */
export interface Installed {
  readonly version: string
  readonly verbs: readonly VerbText[]
  /** The flags that say what is known about a record. */
  readonly recording: readonly FlagText[]
}

const introduction = (version: string): string => `# The \`entity\` command, version ${version}

An entity type is declared as data: fields, states, operations and rules. The command decides whether a creation
or an operation is accepted, and keeps decisions in a store. It reads no clock and makes up no id: what a record
says comes from its flags.

- This text is of version ${version}. Where \`entity --version\` prints another, render it again:
  \`entity skill --out PATH --force\`.
- It teaches the use of a command and grants no authority. Who you may act for, which operations you may
  propose, and arguments that say who decides, such as a role, are given by whoever runs you. Never make one up.
- A refusal is an answer. Do not get around it, and change no store by other means.
`

const exitCodes = `## Exit codes

| code | means | look at |
| --- | --- | --- |
| 0 | decided or answered | standard output |
| 1 | refused; or a definition, a history or a check has faults | JSON, or a report, on standard output |
| 2 | called wrongly, or something cannot be read or written; nothing was decided | one line on standard error |
| 70 | a fault of the command itself | tell the operator |
`

const values = `## Values

\`--fields\`, \`--arguments\`, \`--fulfillments\` and \`--instance\` take a value in one of three forms: \`-\` is
standard input, for one flag of a call; \`@PATH\` is a file; anything else is the value itself. What starts with
\`{\` or \`[\` is JSON, anything else is YAML. Quote it, so that the shell leaves it alone. Numbers keep all their
digits: pass results on as they are printed, through no program that rounds them.

\`\`\`console
$ echo '{ "title": "fix the lamp" }' | entity create --definition task.yaml --id t-2 --fields - --format text
task t-2 is open (revision 1); events: none
\`\`\`

\`--format\` takes \`text\`, \`json\` or \`yaml\`. Read \`json\` in programs; a refusal is JSON whatever it
says.
`

const recordingSection = (recording: readonly FlagText[]): string => `## What a record says

${recording.map(({ flags, description }) => `- \`${flags}\`: ${description}`).join('\n')}

Whatever is kept in a store needs a record id, the time, and an actor or that there is none. One record id is
one request, forever: choose a new one for each new proposal, write it down before you send it, and use the same
one for every retry. The time is the time of the request, in UTC; a retry repeats it. The actor is who you act
for, as you were told.
`

const drawings = `## Graphs and checks

\`\`\`console
$ entity graph task.yaml
task v1: initial open
open --assign--> open
open --finish--> done
$ entity graph task.yaml --format mermaid
stateDiagram-v2
  state "open" as n0
  state "done" as n1
  [*] --> n0
  n0 --> n0: assign
  n0 --> n1: finish
  n1 --> [*]
$ entity check task.yaml
note: state \`done\` has no way out
10 question(s): 0 error(s), 0 warning(s), 1 note(s)
5 instance(s), 22 call(s): every candidate was tried wherever it could be
\`\`\`

\`graph\` also writes \`dot\`, \`svg\` and \`html\`; with \`--references\` it shows how several types refer to
each other. \`check\` tries what a definition allows, and names what nothing reaches and what runs into an
invariant: run it after every change of a definition.
`

/**
 * An Agent Skills document that teaches this installed version of the command (L-25): its verbs and flags are those of
 * the program, and what to do by the kind of a refusal is what the tools of an agent are told.
 */
export const renderSkill = ({ version, verbs, recording }: Installed): string =>
  [
    frontMatter(version),
    introduction(version),
    workflow,
    refusalSection,
    exitCodes,
    values,
    recordingSection(recording),
    drawings,
    verbSection(verbs),
  ].join('\n')

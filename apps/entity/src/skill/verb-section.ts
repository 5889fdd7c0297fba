import type { FlagText, VerbText } from './verb-text.js'

const flagLine = ({ flags, description }: FlagText): string => `- \`${flags}\`: ${description}`

const verbLines = ({ name, usage, description, flags }: VerbText): string =>
  [
    `### \`${name}\``,
    '',
    `\`${usage}\`: ${description}`,
    ...(flags.length === 0 ? [] : ['', ...flags.map(flagLine)]),
  ].join('\n')

/** Every verb with its flags. */
export const verbSection = (verbs: readonly VerbText[]): string =>
  ['## Verbs', ...verbs.map(verbLines)].join('\n\n') + '\n'

import type { McpService } from '@assent/agent/mcp'
import type { Authority } from './authority.js'

const modes: { readonly [kind in Authority['kind']]: (name: string) => string } = {
  none: () => 'evaluation: calls are recorded as the model writes them, and nobody is authenticated',
  one: (who) => `governed: every call is made as \`${who}\``,
  tokens: () => 'governed: every call is made as whom its token names',
}

/** How much a client is sent, and on whose authority calls are made: for who started the server. */
export const startNotes = ({ size }: McpService<never>, authority: Authority): readonly string[] => [
  `${size.tools} tools, whose list is ${size.bytes} bytes long`,
  modes[authority.kind](authority.kind === 'none' ? '' : authority.principal.who),
]

/** Where it listens, and who reaches it there. */
export const httpNotes = (url: string, { kind }: Authority): readonly string[] => [
  `listening at ${url}`,
  ...(kind === 'tokens' ? [] : ['without authentication: whoever is on this machine may call']),
]

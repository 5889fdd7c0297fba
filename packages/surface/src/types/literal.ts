const escapes: { readonly [character: string]: string } = { "'": "\\'", '\\': '\\\\', '\n': '\\n', '\r': '\\r' }

const escaped = (character: string): string =>
  escapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

// What ends a line or a string, what no editor shows, and what turns the direction of the line that it stands in.
const unsafe = /['\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

const escapedPoint = (point: string): string => [...point.split('')].map(escaped).join('')

/** A text as a literal of TypeScript: it closes neither the string nor the line that it stands in. */
export const textLiteral = (text: string): string => `'${text.replace(unsafe, escapedPoint)}'`

/** The name of a member: itself where TypeScript takes it, else as a literal. */
export const memberName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : textLiteral(name))

/** A union of literals, each once, in the order given; `never` where there is none. */
export const literalUnion = (literals: readonly string[]): string =>
  literals.length === 0 ? 'never' : [...new Set(literals)].join(' | ')

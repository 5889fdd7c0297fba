import type { ErrorCode, YAMLParseError } from 'yaml'
import { tagsAreNotRead } from './read-scalar.js'

/** Our sentence where the library's would not say what to do. */
const sentences: { readonly [code in ErrorCode]?: string } = {
  TAB_AS_INDENT: 'a tab stands where indentation is wanted: indent with spaces',
  TAG_RESOLVE_FAILED: tagsAreNotRead,
}

const longestSentence = 200

/** A syntax error of the library as our sentence: lower case, no full stop, and one line, whatever it quotes. */
export const describeSyntax = ({ code, message }: Pick<YAMLParseError, 'code' | 'message'>): string =>
  sentences[code] ??
  (message.charAt(0).toLowerCase() + message.slice(1)).replaceAll(/\s+/g, ' ').trim().slice(0, longestSentence)

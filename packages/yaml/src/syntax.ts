import type { ErrorCode, YAMLParseError } from 'yaml'
import { tagsAreNotRead } from './read-scalar.js'

/** Our sentence where the library's would not say what to do. */
const sentences: { readonly [code in ErrorCode]?: string } = {
  TAB_AS_INDENT: 'a tab stands where indentation is wanted: indent with spaces',
  TAG_RESOLVE_FAILED: tagsAreNotRead,
}

/** A syntax error of the library as our sentence: lower case, no full stop. */
export const describeSyntax = ({ code, message }: Pick<YAMLParseError, 'code' | 'message'>): string =>
  sentences[code] ?? message.charAt(0).toLowerCase() + message.slice(1)

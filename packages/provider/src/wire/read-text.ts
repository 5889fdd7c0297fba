import { defaultLimits, parseJson, type Json } from '@assent/kernel'
import { isLeft, left, type Either } from 'fp-ts/lib/Either.js'

/** Where bytes are no JSON that is read here, and why. */
export interface TextFault {
  /** Empty for the whole. */
  readonly path: string
  readonly reason: string
}

// What is not UTF-8 is refused, not replaced: two ids would become one.
const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Bytes as JSON: exact numbers, no member twice, no unpaired surrogate, and no deeper than the limit. */
export const readText = (bytes: Uint8Array, depth: number): Either<TextFault, Json> => {
  const text = textOf(bytes)
  if (text === undefined) return left({ path: '', reason: 'it is not in UTF-8' })
  const json = parseJson(text, { ...defaultLimits, depth, textLength: bytes.length })
  return isLeft(json) ? left({ path: json.left.path, reason: json.left.message }) : json
}

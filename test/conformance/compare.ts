import { equalByToken, memberOf, parseJson, stringify, type Json } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Response } from './calls.js'
import type { Step } from './case.js'

const plainTexts = new Set([
  'status',
  'error_kind',
  'outcome',
  'error_name',
  'kind',
  'boundary',
  'variant',
  'state',
  'record_id',
  'cursor',
  'after',
])
const nativeValues = new Set(['ok', 'count', 'revision', 'has_next', 'paths', 'defect_kinds', 'unresolved'])
const callsWithTextValue = new Set(['CompareNumbers', 'Address', 'Timestamp'])

const absent: { readonly [key: string]: Json } = { response: null, cursor: '', after: '' }

/** What a step expects at a key: as it stands, or the document that its text holds. */
const expectedAt = ({ call, expect }: Step, key: string): Json => {
  const expected = expect[key] as Json
  const asItStands = plainTexts.has(key) || nativeValues.has(key) || (key === 'value' && callsWithTextValue.has(call))
  if (asItStands || typeof expected !== 'string') return expected
  const document = parseJson(expected)
  if (isLeft(document)) throw new Error(`the expected \`${key}\` is no JSON text: ${document.left.message}`)
  return document.right
}

const foundAt = (response: Response, key: string): Json | undefined => {
  const found = memberOf(response, key)
  if (found !== undefined) return found
  if (key === 'value' && response['status'] === 'refused') return null
  return memberOf(absent, key)
}

const written = (value: Json | undefined): string => (value === undefined ? 'nothing' : stringify(value))

/** The first key that differs, with what was expected and what was found, or nothing. Documents compare by token. */
export const difference = (step: Step, response: Response): string | undefined => {
  for (const key of Object.keys(step.expect)) {
    const expected = expectedAt(step, key)
    const found = foundAt(response, key)
    if (found === undefined || !equalByToken(expected, found)) {
      return `\`${key}\`: expected ${written(expected)}, found ${written(found)} in ${written(response)}`
    }
  }
  return undefined
}

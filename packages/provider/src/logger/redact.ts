import { setMember } from '@assent/kernel'
import type { Secrets } from './logger.js'

const hidden = '[redacted]'
const deepest = 12
const mostParts = 10_000
const longestText = 10_000

/** Makes a value fit for a log: plain data without secrets. It never throws, whatever it is handed. */
export interface Redactor {
  readonly text: (text: string) => string
  readonly value: (value: unknown) => unknown
}

interface Walk {
  readonly around: readonly object[]
  readonly allowance: { parts: number }
}

type Visit = (value: unknown, walk: Walk) => unknown

const membersOf = (object: object): readonly (readonly [string, unknown])[] =>
  Object.entries(Object.getOwnPropertyDescriptors(object))
    .filter(([, property]) => property.enumerable === true)
    .map(([name, property]) => [name, 'value' in property ? (property.value as unknown) : '[accessor]'] as const)

// The message of an error is no enumerable member, and neither is what caused it.
const errorMembers = (error: Error): readonly (readonly [string, unknown])[] => {
  const own = Object.getOwnPropertyDescriptors(error) as Readonly<Record<string, PropertyDescriptor>>
  const known = ['message', 'stack', 'cause'].flatMap((name) => {
    const value: unknown = own[name]?.value
    return value === undefined ? [] : [[name, value] as const]
  })
  return [['name', error.name], ...known, ...membersOf(error)]
}

const visitMembers = (
  members: readonly (readonly [string, unknown])[],
  visit: Visit,
  walk: Walk,
  text: (text: string) => string,
  isSecret: (name: string) => boolean,
): object => {
  const copy: { [name: string]: unknown } = {}
  for (const [name, member] of members) setMember(copy, text(name), isSecret(name) ? hidden : visit(member, walk))
  return copy
}

const classNameOf = (value: object): string | undefined => {
  const prototype = Object.getPrototypeOf(value) as object | null
  if (prototype === null || prototype === Object.prototype) return undefined
  const made: unknown = Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value
  return typeof made === 'function' ? made.name : 'an object'
}

const textRedactor = ({ values = [] }: Secrets): ((text: string) => string) => {
  // The longest first: one secret may stand inside another.
  const secrets = values.filter((value) => value !== '').sort((one, other) => other.length - one.length)
  return (text) => {
    const safe = secrets.reduce((before, secret) => before.replaceAll(secret, hidden), text)
    return safe.length > longestText ? `${safe.slice(0, longestText)}…` : safe
  }
}

/** Hides declared secrets: texts wherever they stand, and the values of members by their names. */
export const redactor = (secrets: Secrets): Redactor => {
  const text = textRedactor(secrets)
  const names = new Set((secrets.names ?? []).map((name) => name.toLowerCase()))
  const isSecret = (name: string): boolean => names.has(name.toLowerCase())

  const visitObject = (value: object, { around, allowance }: Walk): unknown => {
    if (around.includes(value)) return '[circular]'
    allowance.parts -= 1
    if (around.length >= deepest || allowance.parts < 0) return '[cut off]'
    const walk = { around: [...around, value], allowance }
    if (value instanceof Error) return visitMembers(errorMembers(value), visit, walk, text, isSecret)
    if (Array.isArray(value)) return value.slice(0, mostParts).map((element) => visit(element, walk))
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? '[no date]' : value.toISOString()
    const className = classNameOf(value)
    return className === undefined
      ? visitMembers(membersOf(value), visit, walk, text, isSecret)
      : text(`[${className}]`)
  }

  const visit: Visit = (value, walk) => {
    if (typeof value === 'string') return text(value)
    if (typeof value === 'object' && value !== null) return visitObject(value, walk)
    if (typeof value === 'bigint') return text(value.toString())
    return typeof value === 'function' || typeof value === 'symbol' ? `[${typeof value}]` : value
  }

  const safely: Redactor['value'] = (value) => {
    try {
      return visit(value, { around: [], allowance: { parts: mostParts } })
    } catch {
      return '[cannot be read]'
    }
  }
  return { text, value: safely }
}

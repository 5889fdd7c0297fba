import { kindOf, type Json, type JsonKind, type ValueError } from '@assent/kernel'
import type * as t from 'io-ts'
import { pathInside } from '../../json/faults.js'

const memberOfCodec = (codec: object, name: string): unknown => Object.getOwnPropertyDescriptor(codec, name)?.value

const wrappers: readonly unknown[] = ['ExactType', 'ReadonlyType', 'RefinementType']

/** The tag of a codec, or of the one that it goes round without a place of its own. */
const tagOfCodec = (codec: object): string => {
  const [tag, inner] = [memberOfCodec(codec, '_tag'), memberOfCodec(codec, 'type')]
  if (wrappers.includes(tag) && typeof inner === 'object' && inner !== null) return tagOfCodec(inner)
  return typeof tag === 'string' ? tag : ''
}

const tagOf = ({ type }: t.ContextEntry): string => tagOfCodec(type)

const expectedWords: Readonly<Partial<Record<string, string>>> = {
  StringType: 'a text',
  NumberType: 'a number',
  BooleanType: 'true or false',
  NullType: 'null',
  ArrayType: 'a list',
  ReadonlyArrayType: 'a list',
  AnyArrayType: 'a list',
  TupleType: 'a list',
  InterfaceType: 'an object',
  PartialType: 'an object',
  IntersectionType: 'an object',
  DictionaryType: 'an object',
  AnyDictionaryType: 'an object',
}

const foundWords: Readonly<Record<JsonKind, string>> = {
  null: 'null',
  boolean: 'true or false',
  string: 'a text',
  number: 'a number',
  array: 'a list',
  object: 'an object',
}

const found = (value: unknown): string => (value === undefined ? 'nothing' : foundWords[kindOf(value as Json)])

// A union tells of every way that did not fit; where it stands is what its reader can mend.
const upToUnion = (context: t.Context): t.Context => {
  const union = context.findIndex((entry) => tagOf(entry) === 'UnionType')
  return union < 0 ? context : context.slice(0, union + 1)
}

const pathOf = ([root, ...entries]: t.Context): string => {
  let holder = root
  let path = ''
  for (const entry of entries) {
    // The parts of an intersection are numbered as if they were members.
    const isPart = holder !== undefined && tagOf(holder) === 'IntersectionType'
    if (!isPart) path = pathInside(path, Array.isArray(holder?.actual) ? `[${entry.key}]` : entry.key)
    holder = entry
  }
  return path
}

/** A failure of io-ts as a path and a sentence; what was found is told by its kind, for it may be somebody's data. */
export const errorOf = ({ context, message }: t.ValidationError): ValueError => {
  const seen = upToUnion(context)
  const last = seen.at(-1)
  const expected = last === undefined ? 'another value' : (expectedWords[tagOf(last)] ?? last.type.name)
  const own = seen.length === context.length ? message : undefined
  return { path: pathOf(seen), message: own ?? `expected ${expected}, found ${found(last?.actual)}` }
}

import type { Json } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { faultsOf } from '../../json/faults.js'
import type { Codec, CodecFault, NoJsonSchema } from '../codec.js'
import { errorOf } from './errors.js'
import { jsonSchemaOf } from './json-schema-of.js'
import type { Tagged } from './tagged.js'

const decode = async (codec: t.Mixed, value: Json): Promise<Either<CodecFault, unknown>> => {
  try {
    const read = codec.decode(value) as t.Validation<unknown>
    return isLeft(read) ? left({ kind: 'refused', faults: faultsOf(read.left.map(errorOf)) }) : read
  } catch (fault) {
    // A predicate of the author's threw.
    return left({ kind: 'failed', fault })
  }
}

const hasProps = (codec: Partial<Tagged> & t.Mixed): boolean => {
  switch (codec._tag) {
    case 'InterfaceType':
    case 'PartialType':
      return true
    case 'IntersectionType':
      return (codec.types ?? []).every(hasProps)
    case 'RefinementType':
    case 'ReadonlyType':
      return codec.type !== undefined && hasProps(codec.type)
    default:
      return false
  }
}

/** `t.type` lets through what it does not name, and a record may hold what its author never meant to show. */
const closedAtRoot = (codec: t.Mixed): t.Mixed => (hasProps(codec) ? t.exact(codec as t.HasProps) : codec)

/** A codec of io-ts behind the port. Members of the root that it does not name are dropped, or refused. */
export const ioTsCodec = (given: t.Mixed): Either<NoJsonSchema, Codec> => {
  const codec = closedAtRoot(given)
  const input = jsonSchemaOf(codec, 'input')
  if (isLeft(input)) return input
  const output = jsonSchemaOf(codec, 'output')
  if (isLeft(output)) return output
  return right({
    decode: (value) => decode(codec, value),
    encode: (value) => codec.encode(value) as unknown,
    restore: (value) => decode(codec, value),
    input: input.right,
    output: output.right,
  })
}

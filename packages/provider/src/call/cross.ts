import type { Json } from '@assent/kernel'
import { isLeft, left, type Either } from 'fp-ts/lib/Either.js'
import type { Codec } from '../codec/codec.js'
import type { InvalidInput, MalformedAnswer, ProviderFailed } from '../error/provider-error.js'
import { clippedFaults, faultsInside, type ValueFaults } from '../json/faults.js'
import { readPlain } from '../json/read-plain.js'
import { failed, type CallState } from './ask.js'

/** The caller's value is not what is taken. */
export const invalidInput = ({ place }: Pick<CallState, 'place'>, faults: ValueFaults): InvalidInput => ({
  kind: 'invalid_input',
  ...place,
  ...clippedFaults(faults),
})

/** The provider's answer is not what its type allows. Messages of schemas may repeat what was answered. */
export const malformed = ({ context, place }: CallState, { errors, ...others }: ValueFaults): MalformedAnswer => ({
  kind: 'malformed_answer',
  ...place,
  ...clippedFaults({
    ...others,
    errors: errors.map(({ path, message }) => ({
      path: context.redact.text(path),
      message: context.redact.text(message),
    })),
  }),
})

/** Decodes what a caller handed in. */
export const decodeInput = async (
  call: CallState,
  codec: Codec,
  value: Json,
): Promise<Either<InvalidInput | ProviderFailed, unknown>> => {
  const decoded = await codec.decode(value)
  if (!isLeft(decoded)) return decoded
  const fault = decoded.left
  return left(fault.kind === 'refused' ? invalidInput(call, fault.faults) : failed(call, fault.fault))
}

/** Decodes what a provider answered, which stands at `path` in its answer. */
export const decodeAnswer = async (
  call: CallState,
  codec: Codec,
  value: Json,
  path: string,
): Promise<Either<MalformedAnswer | ProviderFailed, unknown>> => {
  const decoded = await codec.decode(value)
  if (!isLeft(decoded)) return decoded
  const fault = decoded.left
  return left(fault.kind === 'refused' ? malformed(call, faultsInside(path, fault.faults)) : failed(call, fault.fault))
}

/** Reads what a provider answered as plain JSON. */
export const readAnswer = (call: CallState, value: unknown, path: string): Either<MalformedAnswer, Json> => {
  const json = readPlain(value)
  return isLeft(json) ? left(malformed(call, faultsInside(path, json.left))) : json
}

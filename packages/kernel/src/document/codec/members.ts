import type { Decoder } from 'io-ts'

/** A key that must be there. */
export interface RequiredMember<A> {
  readonly presence: 'required'
  readonly codec: Decoder<unknown, A>
}

/** A key that normal form always writes; its value where the document leaves it out (K-196, K-197). */
export interface DefaultedMember<A> {
  readonly presence: 'defaulted'
  readonly codec: Decoder<unknown, A>
  readonly value: A
}

/** A key that normal form writes only where the document has it, with a value that says something (K-16). */
export interface OptionalMember<A> {
  readonly presence: 'optional'
  readonly codec: Decoder<unknown, A>
  isAbsence(value: A): boolean
}

export type Member<A> = RequiredMember<A> | DefaultedMember<A> | OptionalMember<A>

/** A member for each key of a document's type: optional where the type's key is optional. */
export type Members<A> = {
  readonly [Key in keyof A]-?: object extends Pick<A, Key>
    ? OptionalMember<Exclude<A[Key], undefined>>
    : RequiredMember<A[Key]> | DefaultedMember<A[Key]>
}

export const required = <A>(codec: Decoder<unknown, A>): RequiredMember<A> => ({ presence: 'required', codec })

export const defaulted = <A>(codec: Decoder<unknown, A>, value: NoInfer<A>): DefaultedMember<A> => ({
  presence: 'defaulted',
  codec,
  value,
})

const never = () => false

export function optional<A, Absence extends A>(
  codec: Decoder<unknown, A>,
  isAbsence: (value: A) => value is Absence,
): OptionalMember<Exclude<A, Absence>>
export function optional<A>(codec: Decoder<unknown, A>, isAbsence?: (value: A) => boolean): OptionalMember<A>
export function optional<A>(codec: Decoder<unknown, A>, isAbsence: (value: A) => boolean = never): OptionalMember<A> {
  return { presence: 'optional', codec, isAbsence }
}

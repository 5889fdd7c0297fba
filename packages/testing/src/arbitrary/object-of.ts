import { setMember } from '@assent/kernel'

/** An object from its members; `__proto__` is a name like any other (K-228). */
export const objectOf = <A>(members: Iterable<readonly [string, A]>): { readonly [name: string]: A } => {
  const object: { [name: string]: A } = {}
  for (const [name, value] of members) setMember(object, name, value)
  return object
}

import { setMember, type Json, type JsonObject, type ValueError } from '@assent/kernel'
import { left, right, type Either } from 'fp-ts/lib/Either.js'

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/**
 * The parameters of an address as an object of texts. `URLSearchParams` reads what is no UTF-8 as another text, and
 * gives the first of two: here each is a fault.
 */
export const readQuery = (address: string): Either<ValueError, JsonObject> => {
  const start = address.indexOf('?')
  const query = start < 0 ? '' : (address.slice(start + 1).split('#', 1)[0] ?? '')
  const parameters: { [name: string]: Json } = {}
  for (const part of query.split('&').filter((text) => text !== '')) {
    const end = part.includes('=') ? part.indexOf('=') : part.length
    const name = decoded(part.slice(0, end))
    const value = decoded(part.slice(end + 1))
    if (name === undefined || value === undefined) return left({ path: name ?? '', message: 'is not in UTF-8' })
    if (Object.hasOwn(parameters, name)) return left({ path: name, message: 'stands there twice' })
    setMember(parameters, name, value)
  }
  return right(parameters)
}

import type { AuthoredFields, AuthoredSchema } from '../authored.js'
import type { Settings } from '../settings.js'

/** The fields of a schema without the one of the identity, in which no operation can leave another value (SR-91). */
export const settable = ({ fields = {} }: AuthoredSchema, { declared }: Settings): AuthoredFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== declared?.identity))

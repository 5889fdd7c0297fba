import type { MapKey } from '@assent/kernel'
import type { JsonSchema } from '../schema.js'
import { oneOf } from '../shapes.js'

// A day that its month does not have, or an integer beyond 64 bits, is for the kernel to refuse.
const keys: { readonly [key in MapKey]: JsonSchema | undefined } = {
  string: undefined,
  boolean: oneOf(['true', 'false']),
  integer: { pattern: '^[+-]?0*[0-9]{1,19}$' },
  decimal: { pattern: '^[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?$' },
  // White space around an instant is passed over (K-66); `\s` lacks one character of it.
  timestamp: {
    pattern:
      '^[\\s\\u0085]*[0-9]{4}-[0-9]{2}-[0-9]{2}' +
      '([Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?[Zz]?)?[\\s\\u0085]*$',
  },
  duration: { pattern: '^-?P(T?[0-9.]+[YMWDHS])+$' },
  uuid: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
  bytes: { pattern: '^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$' },
}

/** An object whose keys spell values of one kind, and whose members one schema describes (SR-23). */
export const mapSchema = (key: MapKey, member: JsonSchema): JsonSchema => {
  const names = keys[key]
  return {
    type: 'object',
    ...(names === undefined ? {} : { propertyNames: names }),
    additionalProperties: member,
  }
}

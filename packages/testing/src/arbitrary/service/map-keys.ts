import type { MapKey } from '@assent/kernel'
import { hostileNames } from '../hostile-names.js'

/** Keys that a map of each kind admits, the ordinary first, then those at the edges (SR-23). */
export const mapKeyTexts: { readonly [key in MapKey]: readonly string[] } = {
  string: ['first', 'second', ...hostileNames],
  boolean: ['true', 'false'],
  integer: ['1', '2', '-1', '+7', '007', '9223372036854775807', '-9223372036854775808'],
  decimal: ['1', '0.5', '+1.50', '-1e2', '1E-3'],
  timestamp: ['2030-01-01', '2030-01-01T00:00:00Z', ' 2030-01-01t00:00:60.5 '],
  duration: ['P1D', 'PT90M', '-P1Y2M', 'P1DT2.5H'],
  uuid: ['00000000-0000-0000-0000-000000000000', '0123ABCD-0123-abcd-0123-0123456789ab'],
  bytes: ['AA==', 'AAA=', 'AAAA', '+/+/'],
}

import type { Json } from '../../src/value/json.js'
import { canonical } from '../../src/value/write-json.js'

/** The canonical bytes of a decision, a record, a refusal or any other plain value of the kernel. */
export const bytesOf = (value: unknown): string => canonical(value as Json)

import { stringify, type JsonObject } from '@assent/kernel'
import type { JsonSchema } from '@assent/surface'
import { Ajv2020 } from 'ajv/dist/2020.js'

// What Ajv passes over: a member of that name, and a `required` that names the empty name, which stands first.
const passedOver = ['"__proto__"', '"required":[""']

const isTextReadAlike = (text: string): boolean =>
  !passedOver.some((part) => text.includes(part)) && stringify(JSON.parse(text) as JsonObject) === text

/** Does Ajv read what the kernel reads? Not a number that the host rounds, nor what Ajv passes over. */
export const isReadAlike = (value: unknown): boolean => isTextReadAlike(stringify(value as JsonObject))

// The ends of the integers under the service rules (SR-28): rounded, they are beyond every integer that is read alike.
const range = /-?922337203685477580[78]/g

/** The same of a schema. */
export const isSchemaReadAlike = (schema: JsonSchema): boolean =>
  isTextReadAlike(stringify(schema).replaceAll(range, '0'))

/** Does a value, written as JSON, meet a schema? */
export const judgeOf = (schema: JsonSchema): ((value: unknown) => boolean) => {
  const ajv = new Ajv2020({ ownProperties: true, strict: false })
  const validate = ajv.compile(JSON.parse(stringify(schema)) as object)
  return (value) => validate(JSON.parse(stringify(value as JsonObject)))
}

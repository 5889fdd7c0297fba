import { stringify, type JsonObject } from '@assent/kernel'
import { Ajv2020 } from 'ajv/dist/2020.js'

/** Does a value meet a schema? */
export const judgeOf = (schema: JsonObject): ((value: unknown) => boolean) => {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, ownProperties: true, keywords: ['x-entity-ref'] })
  const validate = ajv.compile(JSON.parse(stringify(schema)) as object)
  return (value) => validate(value)
}

import type { HostNumberSchema } from '@assent/agent'
import { Ajv2020 } from 'ajv/dist/2020.js'

/** Does a value, as a transport carries it, meet a schema? */
export const meets = (schema: HostNumberSchema): ((value: unknown) => boolean) => {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, ownProperties: true, keywords: ['x-entity-ref'] })
  const validate = ajv.compile({ ...schema })
  return (value) => validate(JSON.parse(JSON.stringify(value)))
}

import { isJsonObject, memberOf, type Json, type ObjectSchemaDocument } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { creationSchema } from '../../arbitrary/creation-schema.js'
import type { KernelLaw } from './kernel-law.js'
import { askKernel, type Asked, type Step } from './walk.js'

const stray = 'nobody declared this'

const withStray = (schema: ObjectSchemaDocument | undefined, given: Json): Json | undefined =>
  schema !== undefined && !schema.additional_fields && isJsonObject(given) ? { ...given, [stray]: 1 } : undefined

/** What was asked and accepted, with a member that a closed schema does not declare. */
const strayed = ({ asked, definition }: Step): Asked | undefined => {
  if (asked.kind === 'create') {
    const fields = withStray(creationSchema(definition), asked.fields)
    return fields === undefined ? undefined : { ...asked, fields }
  }
  const args = withStray(memberOf(definition.document.operations, asked.operation)?.arguments, asked.arguments)
  return args === undefined ? undefined : { ...asked, arguments: args }
}

/** A name that nobody declared is a mistake of the caller's, never passed over. */
export const undeclaredRefused: KernelLaw = {
  name: 'K-32: what is accepted is refused as `validation` with a member that a closed schema does not declare',
  holds: (step) => {
    const asked = isLeft(step.answer) ? undefined : strayed(step)
    if (asked === undefined) return undefined
    const answer = askKernel(step.definition, asked)
    if (!isLeft(answer) || answer.left.kind !== 'validation')
      throw new Error(
        `expected \`validation\` at \`${stray}\`, found ${isLeft(answer) ? answer.left.kind : 'a decision'}`,
      )
    return undefined
  },
}

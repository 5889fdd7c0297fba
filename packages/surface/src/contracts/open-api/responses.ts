import type { JsonObject } from '@assent/kernel'
import { anyOf } from '../../json-schema/shapes.js'
import type { Call } from '../../refusals/refusal-kind.js'
import { kindsByStatus } from '../../refusals/refusal-schemas.js'
import { schemaNamed } from '../about.js'

/** JSON of a component. */
export const jsonOf = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } })

const refusalResponse = (kinds: readonly string[]): JsonObject => ({
  description: `refused: ${kinds.map((kind) => `\`${kind}\``).join(', ')}`,
  content: jsonOf(anyOf(kinds.map((kind) => schemaNamed(`Refusal.${kind}`)))),
})

/** What a call answers: what was found or stored, or every refusal that it can meet, by status. */
export const responsesOf = (call: Call, description: string, answer: string): JsonObject => ({
  200: { description, content: jsonOf(schemaNamed(answer)) },
  ...Object.fromEntries([...kindsByStatus(call)].map(([status, kinds]) => [status, refusalResponse(kinds)])),
})

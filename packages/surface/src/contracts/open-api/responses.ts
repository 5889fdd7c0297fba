import type { JsonObject, ServiceRefusal } from '@assent/kernel'
import { anyOf } from '../../json-schema/shapes.js'
import type { Call } from '../../refusals/refusal-kind.js'
import { kindsByStatus } from '../../refusals/refusal-schemas.js'
import { schemaNamed } from '../about.js'

/** JSON of a component. */
export const jsonOf = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } })

/** What a call can meet under the service rules only: some of their refusals, and the component of declared ones. */
export interface ServiceRefusals {
  readonly kinds: ReadonlySet<ServiceRefusal['kind']>
  readonly refused: string
}

const noServiceRefusals: ServiceRefusals = { kinds: new Set(), refused: 'Refusal.refused' }

const refusalResponse = (kinds: readonly string[], refused: string): JsonObject => ({
  description: `refused: ${kinds.map((kind) => `\`${kind}\``).join(', ')}`,
  content: jsonOf(anyOf(kinds.map((kind) => schemaNamed(kind === 'refused' ? refused : `Refusal.${kind}`)))),
})

/** What a call answers: what was found or stored, or every refusal that it can meet, by status. */
export const responsesOf = (
  call: Call,
  description: string,
  answer: string,
  { kinds: ofService, refused }: ServiceRefusals = noServiceRefusals,
): JsonObject => ({
  200: { description, content: jsonOf(schemaNamed(answer)) },
  ...Object.fromEntries(
    [...kindsByStatus(call, ofService)].map(([status, kinds]) => [status, refusalResponse(kinds, refused)]),
  ),
})

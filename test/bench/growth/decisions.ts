import { decide, type ExecuteRequest, type ValidatedDefinition } from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { definitionOf } from '../definition-of.js'
import { inTurn } from '../in-turn.js'
import type { Contender } from '../side-by-side.js'
import { definitionJson, requestsOf, smallest, type Shape } from './shape.js'

type Decide = (request: ExecuteRequest) => Either<{ readonly kind: string }, unknown>

/** Decides accepted requests in turn. */
export const decidesInTurn = (requests: readonly ExecuteRequest[], decideOne: Decide): Contender['work'] => {
  for (const request of requests) {
    const decision = decideOne(request)
    if (isLeft(decision)) throw new Error(`a measured decision is refused: ${JSON.stringify(decision.left)}`)
  }
  return inTurn(requests, decideOne)
}

export const shapedDefinition = (shape: Partial<Shape>, entity?: string): ValidatedDefinition =>
  definitionOf(definitionJson({ ...smallest, ...shape }, entity))

/** Decisions under a definition of that shape, without a registry. */
export const decisionsOf = (shape: Partial<Shape>): Contender['work'] => {
  const definition = shapedDefinition(shape)
  return decidesInTurn(requestsOf({ ...smallest, ...shape }), (request) => decide(definition, request))
}

import { Registry, Runtime, type ExecuteRequest } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Contender } from '../side-by-side.js'
import { decidesInTurn, shapedDefinition } from './decisions.js'
import { requestsOf, smallest } from './shape.js'

const entityOf = (number: number): string => `thing_${number}`

const made = new Map<number, Registry>()

/** Each registry is made once: to validate ten thousand definitions takes seconds. */
const registryOf = (size: number): Registry => {
  const known = made.get(size)
  if (known !== undefined) return known
  const definitions = Array.from({ length: size }, (_, number) => shapedDefinition({}, entityOf(number)))
  const registry = Registry.empty.registerAll(definitions)
  if (isLeft(registry)) throw new Error('a definition of the benchmark does not register')
  made.set(size, registry.right)
  return registry.right
}

const decidedBy = (registry: Registry, requests: readonly ExecuteRequest[]): Contender['work'] => {
  const runtime = Runtime.of(registry)
  return decidesInTurn(requests, (request) => runtime.execute(request))
}

/** Decisions under one definition of a registry of that size. */
export const oneOfRegistry = (size: number): Contender['work'] =>
  decidedBy(registryOf(size), requestsOf(smallest, entityOf(size - 1)))

/** Decisions under each definition of a registry of that size in turn. */
export const eachOfRegistry = (size: number): Contender['work'] =>
  decidedBy(
    registryOf(size),
    Array.from({ length: Math.max(size, 16) }, (_, number) => requestsOf(smallest, entityOf(number % size))[0]).filter(
      (request) => request !== undefined,
    ),
  )

import { isLeft, left, type Either } from 'fp-ts/lib/Either.js'
import { createInstance, type CreateRequest } from './decide/create.js'
import { executeOperation, type ExecuteRequest } from './decide/execute.js'
import { partOf } from './decide/part-of.js'
import { invalid } from './decide/refusals.js'
import { takeInstance } from './decide/take-instance.js'
import { takeText } from './decide/take-text.js'
import type { CompiledDefinition } from './definition/compiled-definition.js'
import { compiledOf } from './definition/validated-definition.js'
import type { Decision } from './record/record.js'
import type { CoreError } from './refusal.js'
import type { Registry } from './registry.js'

/** A creation under the named definition version of the registry. */
export interface RuntimeCreateRequest extends CreateRequest {
  readonly entity: string
  readonly version: number
}

/** Decides under the definitions of one registry; it keeps nothing between calls (K-231). */
export class Runtime {
  readonly #registry: Registry

  private constructor(registry: Registry) {
    this.#registry = registry
  }

  /** A runtime over one registry; a later registry needs a runtime of its own. */
  static of(registry: Registry): Runtime {
    return new Runtime(registry)
  }

  #compiled(entity: string, version: number): CompiledDefinition | undefined {
    return compiledOf(this.#registry.get(entity, version))
  }

  readonly #schemaOf = (entity: string, version: number) => this.#compiled(entity, version)?.schema

  /** As `decideCreate`; a pair that is not registered is `entity_not_registered`, before any other check (K-168). */
  create(request: RuntimeCreateRequest): Either<CoreError, Decision> {
    const name = takeText(partOf(request, 'entity'), 'entity')
    if (isLeft(name)) return name
    const entity = name.right
    const version = partOf(request, 'version') as number
    if (!Number.isSafeInteger(version)) return left(invalid('version', 'expected a whole number'))
    const definition = this.#compiled(entity, version)
    return definition === undefined
      ? left({ kind: 'entity_not_registered', entity, version })
      : createInstance(definition, request)
  }

  /** As `decide`, under the definition that the *instance* names (K-168). */
  execute(request: ExecuteRequest): Either<CoreError, Decision> {
    const taken = takeInstance(partOf(request, 'instance'), this.#schemaOf)
    if (isLeft(taken)) return taken
    const { entity, version } = taken.right.instance
    const definition = this.#compiled(entity, version)
    return definition === undefined
      ? left({ kind: 'entity_not_registered', entity, version })
      : executeOperation(definition, taken.right, request)
  }
}

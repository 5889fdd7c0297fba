import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { createInstance, type CreateRequest } from './decide/create.js'
import { executeOperation, type ExecuteRequest } from './decide/execute.js'
import { partOf } from './decide/part-of.js'
import { invalid } from './decide/refusals.js'
import { createDerivedInstance } from './decide/service/create-service.js'
import type { CreateDerivedRequest } from './decide/service/evaluate.js'
import { evaluationOf, type Evaluation } from './decide/service/evaluation.js'
import { prepareOperation, type Preparation, type PrepareRequest } from './decide/service/prepare.js'
import { takeInstance } from './decide/take-instance.js'
import { takeText } from './decide/take-text.js'
import type { CompiledDefinition } from './definition/compiled-definition.js'
import { compiledOf } from './definition/validated-definition.js'
import type { Decision } from './record/record.js'
import type { CoreError } from './refusal.js'
import type { Registry } from './registry.js'

/** A definition version of the registry. */
interface Named {
  readonly entity: string
  readonly version: number
}

/** A creation under the named definition version of the registry. */
export interface RuntimeCreateRequest extends CreateRequest, Named {}

/** The same with a derived id. */
export interface RuntimeCreateDerivedRequest extends CreateDerivedRequest, Named {}

/** A preparation under the named definition version of the registry. */
export interface RuntimePrepareRequest extends PrepareRequest, Named {}

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

  /** The definition that a request names. A name or a version of another type is refused by itself (K-168). */
  #named(request: Named): Either<CoreError, CompiledDefinition> {
    const name = takeText(partOf(request, 'entity'), 'entity')
    if (isLeft(name)) return name
    const entity = name.right
    const version = partOf(request, 'version') as number
    if (!Number.isSafeInteger(version)) return left(invalid('version', 'expected a whole number'))
    const definition = this.#compiled(entity, version)
    return definition === undefined ? left({ kind: 'entity_not_registered', entity, version }) : right(definition)
  }

  /** As `decideCreate`; a pair that is not registered is `entity_not_registered`, before any other check (K-168). */
  create(request: RuntimeCreateRequest): Either<CoreError, Decision> {
    const definition = this.#named(request)
    return isLeft(definition) ? definition : createInstance(definition.right, request)
  }

  /** As `decideCreateDerived`, under the definition that the request names. */
  createDerived(request: RuntimeCreateDerivedRequest): Either<CoreError, Decision> {
    const definition = this.#named(request)
    return isLeft(definition) ? definition : createDerivedInstance(definition.right, partOf(request, 'fields'))
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

  /** As `prepare`, under the definition that the request names. */
  prepare(request: RuntimePrepareRequest): Either<CoreError, Preparation> {
    const definition = this.#named(request)
    return isLeft(definition) ? definition : prepareOperation(definition.right, request)
  }

  /** As `create`, with a declared refusal as a value (SR-151). */
  evaluateCreate(request: RuntimeCreateRequest): Either<CoreError, Evaluation> {
    return evaluationOf(this.create(request))
  }

  /** As `createDerived`, with a declared refusal as a value (SR-151). */
  evaluateCreateDerived(request: RuntimeCreateDerivedRequest): Either<CoreError, Evaluation> {
    return evaluationOf(this.createDerived(request))
  }

  /** As `execute`, with a declared refusal as a value (SR-151). */
  evaluate(request: ExecuteRequest): Either<CoreError, Evaluation> {
    return evaluationOf(this.execute(request))
  }
}

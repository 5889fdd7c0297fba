import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { DefinitionDocument } from './document/document.js'
import { definitionErrors } from './definition/definition-errors.js'
import { readDocument } from './definition/read-document.js'
import { checkRelations } from './definition/service/check-relations.js'
import { unknownTargets } from './definition/unknown-targets.js'
import { validate } from './definition/validate.js'
import { ValidatedDefinition } from './definition/validated-definition.js'
import { defaultLimits } from './limits.js'
import type { DefinitionErrors } from './refusal.js'
import { compareText } from './value/text.js'

type Versions = ReadonlyMap<number, ValidatedDefinition>

const validatedOnce = (
  document: DefinitionDocument | ValidatedDefinition,
): Either<DefinitionErrors, ValidatedDefinition> =>
  ValidatedDefinition.is(document) ? right(document) : validate(document)

// The versions of other registries stay as they are: each map of them is written once.
const put = (definitions: Map<string, Versions>, definition: ValidatedDefinition): void => {
  const { entity, version } = definition
  definitions.set(entity, new Map(definitions.get(entity)).set(version, definition))
}

/**
 * Validated definitions by `(entity, version)`. A value: `register` and `replace` answer a new registry and leave this
 * one as it was; several versions live side by side (K-162, K-231).
 *
 * @example
 * const registry = Registry.empty.register(document) // Either<DefinitionErrors, Registry>
 */
export class Registry {
  /** Where every registry begins (K-162). */
  static readonly empty: Registry = new Registry(new Map())

  readonly #definitions: ReadonlyMap<string, Versions>

  private constructor(definitions: ReadonlyMap<string, Versions>) {
    this.#definitions = definitions
  }

  /**
   * Adds a definition. A pair that is taken is the single defect `duplicate_definition`, before anything else is asked,
   * even where the two documents are equal (K-163).
   */
  register(document: DefinitionDocument | ValidatedDefinition): Either<DefinitionErrors, Registry> {
    return this.registerAll([document])
  }

  /**
   * Adds definitions in their order. The first that is refused ends it, and then none is added. Many of them cost far
   * less so than one by one, for each new registry is a copy.
   */
  registerAll(documents: readonly (DefinitionDocument | ValidatedDefinition)[]): Either<DefinitionErrors, Registry> {
    const definitions = new Map(this.#definitions)
    // What is no list is one definition, or none.
    for (const document of Array.isArray(documents) ? documents : [documents]) {
      // Read first: a document from elsewhere may leave the version out, which is then 1.
      const read = ValidatedDefinition.is(document) ? right(document) : readDocument(document, defaultLimits)
      if (isLeft(read)) return read
      const { entity, version } = read.right
      if (definitions.get(entity)?.has(version) === true) {
        return left(definitionErrors([{ kind: 'duplicate_definition', entity, version }]))
      }
      const validated = validatedOnce(read.right)
      if (isLeft(validated)) return validated
      put(definitions, validated.right)
    }
    return right(new Registry(definitions))
  }

  /** Adds a definition, or puts it in the place of the one of its pair; on a defect nothing is removed (K-164). */
  replace(document: DefinitionDocument | ValidatedDefinition): Either<DefinitionErrors, Registry> {
    const validated = validatedOnce(document)
    if (isLeft(validated)) return validated
    const definitions = new Map(this.#definitions)
    put(definitions, validated.right)
    return right(new Registry(definitions))
  }

  /**
   * Asks whether each type that a `ref` points at is registered under any version, then whether relations have their
   * targets, and carriers of the right kind (SR-101); it says nothing of instances (K-167).
   */
  validateAll(): Either<DefinitionErrors, Registry> {
    const definitions = this.list()
    const [first, ...others] = [
      ...unknownTargets(definitions, (entity) => this.#definitions.has(entity)),
      ...checkRelations(
        definitions.map(({ document }) => document),
        (entity) => this.#highest(entity)?.document,
      ),
    ]
    return first === undefined ? right(this) : left(definitionErrors([first, ...others]))
  }

  /** The definition of one pair, or nothing where none is registered (K-165). */
  get(entity: string, version: number): ValidatedDefinition | undefined {
    return this.#definitions.get(entity)?.get(version)
  }

  #highest(entity: string): ValidatedDefinition | undefined {
    const version = this.versions(entity).at(-1)
    return version === undefined ? undefined : this.get(entity, version)
  }

  /** The registered versions of an entity type, ascending. */
  versions(entity: string): readonly number[] {
    return [...(this.#definitions.get(entity)?.keys() ?? [])].sort((a, b) => a - b)
  }

  /** Every definition, by entity in name order, then by version (K-165). */
  list(): readonly ValidatedDefinition[] {
    return [...this.#definitions.values()]
      .flatMap((versions) => [...versions.values()])
      .sort((a, b) => compareText(a.entity, b.entity) || a.version - b.version)
  }
}

import type { DefinitionDocument } from '../document/document.js'
import type { CompiledDefinition } from './compiled-definition.js'

/** Wraps a compiled definition. For `validate` only: validation is the only way to a `ValidatedDefinition` (K-6). */
export let validatedOf: (compiled: CompiledDefinition) => ValidatedDefinition

/** What deciding runs; nothing for a look-alike. For the kernel only. */
export let compiledOf: (definition: unknown) => CompiledDefinition | undefined

/**
 * A definition without defects, made ready to decide. Only `validate` and a `Registry` make one; a look-alike object is
 * refused wherever one is expected (K-6).
 */
export class ValidatedDefinition {
  readonly #compiled: CompiledDefinition

  private constructor(compiled: CompiledDefinition) {
    this.#compiled = compiled
  }

  /** The name of the entity type; with `version`, the identity of the definition (K-18). */
  get entity(): string {
    return this.#compiled.entity
  }

  /** 1 to 4294967295; with `entity`, the identity of the definition (K-18). */
  get version(): number {
    return this.#compiled.version
  }

  /** The document in normal form, deep-frozen (K-196). */
  get document(): DefinitionDocument {
    return this.#compiled.document
  }

  /** Did `validate` make this value? */
  static is(value: unknown): value is ValidatedDefinition {
    return typeof value === 'object' && value !== null && #compiled in value
  }

  // The way for the two functions above into the private part, which no other module can take.
  static {
    validatedOf = (compiled) => new ValidatedDefinition(compiled)
    compiledOf = (definition) => (ValidatedDefinition.is(definition) ? definition.#compiled : undefined)
  }
}

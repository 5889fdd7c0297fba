/** What is wrong with the definition of an entity type, an action or a provider: its author's fault, found at once. */
export interface DefinitionDefect {
  readonly kind:
    | 'invalid_id'
    | 'blank_text'
    | 'no_json_schema'
    | 'not_an_object'
    | 'no_string_id'
    | 'reserved_field'
    | 'not_a_function'
    | 'invalid_limit'
    | 'name_collision'
  /** Which member of the definition, such as `searchInput.limit`. */
  readonly path: string
  readonly message: string
}

/** A defect by its parts. */
export const defect = (kind: DefinitionDefect['kind'], path: string, message: string): DefinitionDefect => ({
  kind,
  path,
  message,
})

/** A definition with defects is a bug of whoever wrote it: no program that has one gets past its start. */
export const refuseDefects = (what: string, defects: readonly DefinitionDefect[]): void => {
  if (defects.length === 0) return
  throw new TypeError(`${what}: ${defects.map(({ path, message }) => `\`${path}\` ${message}`).join('; ')}`)
}

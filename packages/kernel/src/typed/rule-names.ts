/** The names of rules as refusals say them: null for a rule without one (K-114). */
export type RuleNames<Rules> = Rules extends readonly (infer Rule)[]
  ? Rule extends { readonly name: infer Name extends string }
    ? Name
    : null
  : never

/** The names of the outcomes that refuse. */
export type RefusingNames<Outcomes> = {
  [Name in keyof Outcomes]: Outcomes[Name] extends { readonly refuses: string } ? Name : never
}[keyof Outcomes] &
  string

/** The names of the outcomes that are decisions. */
export type AcceptingNames<Outcomes> = Exclude<keyof Outcomes, RefusingNames<Outcomes>> & string

/** The names of the outcomes with fields for the host. */
export type FulfilledNames<Outcomes> = {
  [Name in keyof Outcomes]: Outcomes[Name] extends { readonly fulfills: infer Fulfils }
    ? [keyof Fulfils] extends [never]
      ? never
      : Name
    : never
}[keyof Outcomes] &
  string

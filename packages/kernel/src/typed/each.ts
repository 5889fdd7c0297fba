/** What stands under names, as a value: each name, and true. */
export type Each<Named> = { readonly [Name in keyof Named]-?: true }

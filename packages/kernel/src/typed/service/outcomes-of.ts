import type { Written } from '../written.js'

/** The outcomes of a creation or an operation of a document, as it lists them; an empty list is none (SR-11). */
export type OutcomesOf<Command> = Written<Command, 'outcomes', readonly []>

/** One of them. */
export type AnyOutcomeOf<Command> = OutcomesOf<Command> extends readonly (infer Outcome)[] ? Outcome : never

/** The name of one. */
export type NameOf<Outcome> = Outcome extends { readonly name: infer Name extends string } ? Name : never

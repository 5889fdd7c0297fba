import type { JsonObject } from '../value/json.js'

/** An object without members, as JSON; `{}` would admit any value. */
export interface Empty {
  readonly [name: string]: never
}

// Inferred once more, so that an editor shows the members instead of how they were put together.
export type Flat<Members> = Members extends infer Shown ? { readonly [Name in keyof Shown]: Shown[Name] } : never

/** All but the sure members made optional. */
type Optionally<Members, SureName extends keyof Members> = Flat<
  { readonly [Name in SureName]: Members[Name] } & {
    readonly [Name in Exclude<keyof Members, SureName>]?: Members[Name]
  }
>

/** A closed object has the declared members only; an open one any others too, unchecked (K-32). */
type WithOthers<Members, Open> = keyof Members extends never
  ? Open extends true
    ? JsonObject
    : Empty
  : Open extends true
    ? Members & JsonObject
    : Members

/** The members of an object, from the types of all and the names of those that are there for sure. */
export type ObjectOf<Members, SureName extends keyof Members, Open> = WithOthers<Optionally<Members, SureName>, Open>

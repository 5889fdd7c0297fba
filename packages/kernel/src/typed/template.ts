import type { JsonNumber } from '../value/exact-number.js'
import type { Json } from '../value/json.js'

/**
 * What a template gives (K-73): references the type of what they read, other texts and numbers themselves, lists and
 * objects member by member. A text that is not known yet may be a reference, so it gives any JSON.
 */
export type Resolved<Template, Scope> = Json extends Template
  ? Json
  : Template extends string
    ? ResolvedText<Template, Scope>
    : Template extends JsonNumber | boolean | null
      ? Template
      : { readonly [Part in keyof Template]: Resolved<Template[Part], Scope> }

type ResolvedText<Text extends string, Scope> = string extends Text
  ? Json
  : Text extends `$$${infer Rest}`
    ? `$${Rest}`
    : Text extends `$${infer Reference}`
      ? Read<Scope, Reference>
      : Text

/** Segments are parted by `.`; a member whose name has one cannot be reached (K-75, K-96). */
export type Read<Held, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? Read<MemberOf<Held, Name>, Rest>
  : MemberOf<Held, Path>

/**
 * A reference to a member that is absent is refused, so what it gives is there (K-77). What is not declared is any
 * JSON.
 */
type MemberOf<Held, Name> = Name extends 'count'
  ? CountOf<Held>
  : [Held] extends [readonly (infer Element)[]]
    ? Name extends `${number}`
      ? Element
      : Json
    : DeclaredMember<Held, Name>

/** An address of the service rules: how many elements, members or characters there are (SR-47). */
type CountOf<Held> = [Held] extends [readonly unknown[] | string]
  ? number
  : IsMap<Held> extends true
    ? number
    : DeclaredMember<Held, 'count'>

type DeclaredMember<Held, Name> = Name extends keyof Held ? Exclude<Held[Name], undefined> : Json

/** A map has members by any name; one whose members are any JSON cannot be told from an open object. */
type IsMap<Held> = string extends keyof Held
  ? [Held[keyof Held]] extends [never]
    ? false
    : Json extends Held[keyof Held]
      ? false
      : true
  : false

import type { ObjectOf } from '../object-of.js'

/** Where the payload stands; it is derived from the tag and never declared (SR-24). */
type ContentKey<Tag> = Tag extends 'value' ? 'content' : 'value'

/** A payload is optional unless its variant says so (SR-26). */
type SureMember<Tag extends string, Variant> = Variant extends { readonly required: true } ? Tag | ContentKey<Tag> : Tag

type VariantOf<Tag extends string, Label, Variant, Payload> = ObjectOf<
  { readonly [Member in Tag | ContentKey<Tag>]: Member extends Tag ? Label : Payload },
  SureMember<Tag, Variant>,
  false
>

/** What a union holds: one object type for each variant, of which the payloads are known, told apart by the tag. */
export type UnionOf<Tag, Variants, Payloads extends { readonly [Label in keyof Variants]: unknown }> = {
  readonly [Label in keyof Variants]: VariantOf<
    Tag & string,
    `${Label & (string | number)}`,
    Variants[Label],
    Payloads[Label]
  >
}[keyof Variants]

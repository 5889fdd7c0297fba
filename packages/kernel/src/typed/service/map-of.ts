/** A `boolean` key is one of two texts; what the others spell, only the kernel reads (SR-23). */
interface KeyTexts {
  readonly boolean: 'false' | 'true'
}

/** What a map holds: members of one kind by key. */
export type MapOf<Key, Value> = Key extends keyof KeyTexts
  ? { readonly [Text in KeyTexts[Key]]?: Value }
  : { readonly [text: string]: Value }

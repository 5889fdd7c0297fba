/** Of a document or a schema that says nothing under a key of named things. */
export type Nothing = object

/** What an object says under a key, or else what leaving the key out means. */
export type Written<Holder, Key, Otherwise> = Key extends keyof Holder ? Exclude<Holder[Key], undefined> : Otherwise

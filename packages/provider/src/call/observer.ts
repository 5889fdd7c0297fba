/** Short texts, by names of OpenTelemetry's kind; never what was asked or answered. */
export type Attributes = Readonly<Record<string, string>>

/**
 * Is told of each call as it begins, and by the function that it answers of its end: what a span and its counts need.
 * Times are its own to take. What it throws is dropped: it changes no answer. One of `@assent/shell` fits.
 *
 * `name` is `assent.provider.search`, `.get` or `.execute`; attributes are `assent.provider`, and `assent.entity_type`
 * or `assent.action`. The end has `error.type`, the kind of the error, where there is one.
 */
export interface Observer {
  begin(call: {
    readonly name: string
    readonly attributes: Attributes
  }): (end: { readonly attributes: Attributes }) => void
}

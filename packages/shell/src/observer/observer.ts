/** Short texts, numbers and flags, by names of OpenTelemetry's kind; never what was stored or sent. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

/**
 * A call as a span begins with it.
 *
 * `name` is `assent.create`, `assent.execute` and so on for calls of the runtime, `assent.store.commit` and so on for
 * those that it makes of its store. Attributes: `assent.entity` and `assent.operation` where the registry knows them,
 * else `_OTHER`, so that no caller can make up new ones; `db.operation.name` at a store.
 */
export interface ObservedCall {
  readonly name: string
  readonly attributes: Attributes
}

/**
 * How it ended. `error.type` is the kind of the refusal or error, and absent where the call succeeded; with it comes
 * `assent.refused_by`: `kernel`, `store` or `input`. `assent.replayed` where a decision was answered that was stored
 * before.
 */
export interface ObservedEnd {
  readonly attributes: Attributes
}

/**
 * Is told of each call as it begins, and by the function that it answers of its end: what a span and its counts need.
 * Times are its own to take. What it throws is dropped: it changes no answer.
 */
export interface Observer {
  begin(call: ObservedCall): (end: ObservedEnd) => void
}

/** An event by its type alone, or with the members that are asked about, each of which is compared as a whole. */
type ExpectedEvent<Event> = Event extends { readonly type: infer Type }
  ? Type | ({ readonly type: Type } & Partial<Event>)
  : never

/** All the events of a decision, in order. */
export type ExpectedEvents<Events> = { readonly [Index in keyof Events]: ExpectedEvent<Events[Index]> }

/** Values of some fields, each compared as a whole; `undefined` says that the field is absent. */
export type ExpectedFields<Fields> = Fields extends object
  ? { readonly [Name in keyof Fields]?: Fields[Name] | undefined }
  : never

/**
 * Members of a refusal, each compared as a whole; of a `validation` the paths of all its errors, in order, since its
 * sentences may be reworded.
 */
export type ExpectedDetails<Refusal> = Refusal extends { readonly kind: 'validation' }
  ? { readonly paths?: readonly string[] }
  : { readonly [Member in Exclude<keyof Refusal, 'kind'>]?: Refusal[Member] }

/** Of a union of refusals those of one kind. */
export type OfKind<Refusal, Kind> = Extract<Refusal, { readonly kind: Kind }>

/** What is known of every decision, also where its entity is not known yet. */
interface AnyDecision {
  readonly instance: { readonly lifecycle_state: unknown; readonly fields: unknown }
  readonly events: unknown
}

/** What came of a creation or an operation, to be compared with what was expected. Nothing is compared until asked. */
export interface Outcome<Accepted extends AnyDecision, Refused extends { readonly kind: string }> {
  /**
   * It was accepted, and the instance is in this state now. Where `events` is written, these are all its events, in
   * order; where `fields` is written, these fields have these values.
   *
   * @returns the decision
   * @throws an Error that says what was expected, what was found, and why the decision is what it is
   */
  readonly thenAccepted: (
    state: Accepted['instance']['lifecycle_state'],
    events?: ExpectedEvents<Accepted['events']>,
    fields?: ExpectedFields<Accepted['instance']['fields']>,
  ) => Accepted
  /**
   * It was refused, as this kind, and with these details where some are written.
   *
   * @returns the refusal
   * @throws an Error that says what was expected, what was found, and why the decision is what it is
   */
  readonly thenRefused: <Kind extends Refused['kind']>(
    kind: Kind,
    details?: ExpectedDetails<OfKind<Refused, Kind>>,
  ) => OfKind<Refused, Kind>
}

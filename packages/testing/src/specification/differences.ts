import { canonical, memberOf, type CoreError, type Decision, type DomainEvent, type JsonObject } from '@assent/kernel'

/** What is asked about an event: its type, or that and other members. */
export type Event = string | { readonly type: string }

/** What is asked about a refusal besides its kind; `paths` are those of the errors of a `validation`. */
export interface Details {
  readonly paths?: readonly string[]
}

/** One line for each thing that is not as expected; none where all is. */
export type Differences = readonly string[]

const written = (value: unknown): string => (value === undefined ? 'nothing' : canonical(value))

const compared = (what: string, expected: unknown, found: unknown): Differences =>
  written(expected) === written(found) ? [] : [`${what}: expected ${written(expected)}, found ${written(found)}`]

const comparedMembers = (what: string, expected: object, found: object): Differences =>
  Object.entries(expected).flatMap(([name, value]) =>
    compared(`${what} \`${name}\``, value, memberOf(found as JsonObject, name)),
  )

const typeOf = (event: Event): string => (typeof event === 'string' ? event : event.type)

const comparedEvents = (expected: readonly Event[], found: readonly DomainEvent[]): Differences => {
  const types = compared('the events', expected.map(typeOf), found.map(typeOf))
  if (types.length > 0) return types
  return found.flatMap((event, index) => {
    const asked = expected[index]
    return typeof asked === 'object' ? comparedMembers(`event ${index} (\`${event.type}\`):`, asked, event) : []
  })
}

/** How a decision differs from what was expected of it. */
export const differencesOfDecision = (
  { instance, events: found }: Decision,
  state: string,
  events: readonly Event[] | undefined,
  fields: object = {},
): Differences => [
  ...compared('the state', state, instance.lifecycle_state),
  ...(events === undefined ? [] : comparedEvents(events, found)),
  ...comparedMembers('field', fields, instance.fields),
]

/** How a refusal differs from what was expected of it. */
export const differencesOfRefusal = (refusal: CoreError, kind: string, { paths, ...details }: Details): Differences => {
  if (refusal.kind !== kind) return [`the kind of the refusal: expected \`${kind}\`, found \`${refusal.kind}\``]
  const ofErrors = paths === undefined || refusal.kind !== 'validation' ? [] : [refusal.errors.map(({ path }) => path)]
  return [
    ...ofErrors.flatMap((found) => compared('the paths of its errors', paths, found)),
    ...comparedMembers('member', details, refusal),
  ]
}

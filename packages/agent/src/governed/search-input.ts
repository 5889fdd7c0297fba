import type { DefinitionDocument, JsonObject } from '@assent/kernel'
import { t } from '@assent/provider'
import { longestContains, type QueryDocument } from '@assent/shell'
import { choice, statesOf } from './governed-instance.js'
import type { GovernedDefinition, Searchable } from './governed-options.js'
import { matchingCodec } from './matching.js'

/** What a search may ask, all of it joined by "and". Only what `searchable` names is taken. */
export interface GovernedSearch {
  /** Occurs in one of the text fields, without regard to case. */
  readonly text?: string
  /** A lifecycle state. */
  readonly state?: string
  /** Values of fields. A number that a reader of JSON would round may be the text of its digits. */
  readonly matching?: JsonObject
  /** The field to sort by, ascending, ties by id; left out, by id. */
  readonly order_by?: string
}

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

/** The codec of what a search may ask. */
export const searchCodec = (
  documents: readonly DefinitionDocument[],
  { text = [], matching = [], order_by: orderBy = [] }: Searchable,
): t.Type<GovernedSearch> => {
  const members = {
    ...(text.length === 0
      ? {}
      : { text: t.describe(t.optional(t.boundedText(longestContains)), `occurs in ${listed(text)}, in any case`) }),
    state: t.describe(t.optional(choice(statesOf(documents))), 'only in this state'),
    ...(matching.length === 0
      ? {}
      : { matching: t.describe(t.optional(matchingCodec(documents, matching)), 'only with these values') }),
    ...(orderBy.length === 0
      ? {}
      : { order_by: t.describe(t.optional(choice(orderBy)), 'sorts by this field, ascending; left out, by id') }),
  }
  return t.closed(members) as unknown as t.Type<GovernedSearch>
}

/** What is asked of the store. */
export const queryOf = (
  { entity }: Pick<GovernedDefinition, 'entity'>,
  { text: fields = [] }: Searchable,
  { text, state, matching, order_by }: GovernedSearch,
): QueryDocument => ({
  entity,
  ...(text === undefined ? {} : { text: { contains: text, in: fields } }),
  ...(state === undefined ? {} : { state }),
  ...(matching === undefined ? {} : { matching }),
  ...(order_by === undefined ? {} : { order_by }),
})

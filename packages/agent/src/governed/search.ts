import { longestCursor, refuseInput, type InputRefused, type SearchAnswer, type SearchContext } from '@assent/provider'
import { queryPlace } from '@assent/shell'
import { isLeft } from 'fp-ts/lib/Either.js'
import { ownerOf, readCursor, writeCursor } from './cursor.js'
import { governedInstance, type GovernedInstance } from './governed-instance.js'
import { callerOf, failed, type Governing } from './governing.js'
import { queryOf, type GovernedSearch } from './search-input.js'
import { visiblePage } from './visible-page.js'

type Asked = Pick<SearchContext<GovernedSearch>, 'input' | 'limit' | 'cursor' | 'principal' | 'signal'>

const foreign = { path: 'cursor', message: 'is no `nextCursor` of this search' }
const tooLong = { path: 'order_by', message: 'a value of this field is too long to go on behind it' }

/** Searches what exists for the principal. */
export const searchGoverned =
  <Principal>(governing: Governing<Principal>) =>
  async (asked: Asked): Promise<SearchAnswer<GovernedInstance> | InputRefused> => {
    const { host, definition, searchable, pageLimit } = governing
    const { input, limit = pageLimit, cursor, signal } = asked
    const caller = await callerOf(governing, asked.principal)
    const query = queryOf(definition, searchable, input)
    const owner = ownerOf(caller.name, query)
    const after = cursor === undefined ? undefined : readCursor(owner, cursor)
    if (cursor !== undefined && after === undefined) return refuseInput([foreign])

    const page = await visiblePage({ host, caller, versions: definition.versions, query, limit, after, signal })
    if (isLeft(page)) throw failed(page.left)
    const { items, hasMore } = page.right
    const last = hasMore ? items.at(-1) : undefined
    const nextCursor = last === undefined ? undefined : writeCursor(owner, queryPlace(query, last))
    if (nextCursor !== undefined && nextCursor.length > longestCursor) return refuseInput([tooLong])
    return { results: items.map(governedInstance), nextCursor }
  }

import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import {
  defineEntityType,
  ProviderInstance,
  t,
  type ProviderError,
  type ProviderOptions,
  type Tool,
} from '../src/index.js'

const noteData = t.object({ id: t.string, text: t.string, stars: t.optional(t.integer) })
const noteSearch = t.object({ query: t.nonEmptyText, after: t.optional(t.dateTime) })

const notes = ['passport', 'visa', 'tickets', 'passport photo', 'keys'].map((text, n) => ({ id: `n-${n}`, text }))

/** What a backend of notes does, each function to be put in the place of the right one. Untyped, as a backend is. */
export interface Backend {
  readonly search: (context: {
    input: { query: string; after?: string }
    limit: number | undefined
    cursor: string | undefined
    signal: AbortSignal
  }) => unknown
  readonly get: (context: { id: string; signal: AbortSignal }) => unknown
}

/** Every note whose text holds the query, `limit` at a time. */
export const rightBackend: Backend = {
  search: ({ input, limit = 10, cursor = '0' }) => {
    const found = notes.filter(({ text }) => input.query === 'all' || text.includes(input.query))
    const end = Number(cursor) + limit
    return { results: found.slice(Number(cursor), end), nextCursor: end < found.length ? String(end) : undefined }
  },
  get: ({ id }) => notes.find((note) => note.id === id),
}

/** The entity type over a backend, which may answer anything at all. */
export const noteType = (backend: Partial<Backend> = {}) => {
  const { search, get } = { ...rightBackend, ...backend }
  return defineEntityType({
    id: 'note',
    name: 'Note',
    description: 'A note of the user.',
    data: noteData,
    searchInput: noteSearch,
    search: search as never,
    get: get as never,
  })
}

/** A provider of notes. */
export const noteProvider = (
  backend: Partial<Backend> = {},
  options: Partial<ProviderOptions<'acme', unknown>> = {},
) => {
  const type = noteType(backend)
  const provider = ProviderInstance({ id: 'acme', ...options }).entities.register(type)
  return { type, provider }
}

/** What a call answered, or the kind of the error and what else it says. */
export const answerOf = <A>(answer: Either<ProviderError, A>): A => {
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

export const errorOf = (answer: Either<ProviderError, unknown>): ProviderError => {
  if (isLeft(answer)) return answer.left
  throw new Error(`succeeded: ${JSON.stringify(answer.right)}`)
}

export const toolNamed = (tools: readonly Tool[], name: string): Tool => {
  const tool = tools.find((one) => one.name === name)
  if (tool === undefined) throw new Error(`no tool \`${name}\``)
  return tool
}

/** Where the calls of `noteProvider` stand in errors. */
export const searching = { provider: 'acme', operation: 'search', entity_type: 'note', action: null } as const
export const getting = { ...searching, operation: 'get' } as const

/** A promise that is settled from outside. */
export const gate = <A = void>() => {
  let open: (value: A) => void = () => undefined
  let fail: (fault: unknown) => void = () => undefined
  const passed = new Promise<A>((resolve, reject) => {
    open = resolve
    fail = reject
  })
  return { passed, open, fail }
}

import { compareText, type DefinitionDocument } from '@assent/kernel'
import { hexBytes } from '../utf8.js'

/** Every byte of a part of a name that is no ASCII letter or digit becomes `_` and two upper-case hex digits (U-7). */
export const escapedName = (text: string): string =>
  text.toWellFormed().replace(/[^A-Za-z0-9]/gu, (point) =>
    hexBytes(point)
      .map((byte) => `_${byte}`)
      .join(''),
  )

/** Percent-encodes everything but ASCII letters, digits, `-`, `_`, `.` and `~` (U-4). */
export const pathSegment = (text: string): string =>
  text.toWellFormed().replace(/[^A-Za-z0-9._~-]/gu, (point) =>
    hexBytes(point)
      .map((byte) => `%${byte}`)
      .join(''),
  )

const isAlphanumeric = (text: string): boolean => /^[A-Za-z0-9]+$/.test(text)

const hex = (text: string): string => hexBytes(text).join('')

/** The component of a definition, from which those of its parts begin; no two are equal (U-8). */
export const componentName = ({ entity, version }: Pick<DefinitionDocument, 'entity' | 'version'>): string =>
  isAlphanumeric(entity) && /^[a-z]/.test(entity)
    ? `${entity.slice(0, 1).toUpperCase()}${entity.slice(1)}V${version}`
    : `Entity_${hex(entity)}V${version}`

/** The key of the message of an event type; no two are equal (U-9). */
export const messageName = (entity: string, type: string): string =>
  isAlphanumeric(entity) && isAlphanumeric(type) ? `${entity}_${type}` : `Message_${hex(entity)}_${hex(type)}`

const calls = ['create', 'list', 'get', 'events'] as const

/** What an operation of a contract is called (U-7). */
export interface OperationIds {
  readonly create: string
  readonly list: string
  readonly get: string
  readonly events: string
  /** By the operation's name. */
  readonly operations: ReadonlyMap<string, string>
}

/**
 * The ids of the operations of each definition. Where an operation would get the id of another, such as one that is
 * called `create`, its id ends with a number.
 */
export const operationIds = (definitions: readonly DefinitionDocument[]): readonly OperationIds[] => {
  const suffixes = definitions.map(({ entity, version }) => `_${escapedName(entity)}_v${version}`)
  const taken = new Set(suffixes.flatMap((suffix) => calls.map((call) => call + suffix)))
  const free = (wanted: string, turn = 2): string => {
    const id = taken.has(wanted) ? `${wanted}_${turn}` : wanted
    if (taken.has(id)) return free(wanted, turn + 1)
    taken.add(id)
    return id
  }
  return definitions.map(({ operations }, place) => {
    const suffix = suffixes[place] ?? ''
    const names = Object.keys(operations).sort(compareText)
    return {
      create: `create${suffix}`,
      list: `list${suffix}`,
      get: `get${suffix}`,
      events: `events${suffix}`,
      operations: new Map(names.map((name) => [name, free(escapedName(name) + suffix)])),
    }
  })
}

import type {
  EventDocument,
  FieldDocument,
  FieldsDocument,
  ObjectSchemaDocument,
  OutcomeDocument,
} from '../../document/document.js'
import type { Level } from '../../document/service/level.js'
import type { CopiesDocument, CopyDocument } from '../../document/service/service-document.js'
import { equalByToken } from '../../value/equality.js'
import { isJsonObject, memberOf, type Json } from '../../value/json.js'
import { isBlank, namesOf } from '../../value/text.js'
import type { Defect } from '../defect.js'
import { copiedArgument, type CopiedArgument } from './check-copied-argument.js'
import { notAvailable } from './check-gates.js'
import { pathOfOutcome, type Command } from './command.js'

/** A map of copied arguments: where it stands, and what each of its targets must be. */
interface Copies {
  readonly copies: CopiesDocument
  readonly path: string
  /** What is written to the same targets otherwise. */
  readonly written: Json
  /** The faults of a target, given the argument that it is copied from. */
  readonly faultsOf: (target: string, source: CopiedArgument) => readonly string[]
}

const checkEntry = (target: string, { copies, path, written, faultsOf }: Copies, args: ObjectSchemaDocument) => {
  const { argument } = copies[target] as CopyDocument
  const source = copiedArgument(argument, args)
  const defects: Defect[] = []
  if ('fault' in source) {
    defects.push({ kind: 'conditional_argument_invalid', path: `${path}.${target}`, argument, message: source.fault })
  }
  if (isJsonObject(written) && Object.hasOwn(written, target)) {
    defects.push({ kind: 'conditional_target_conflict', path, field: target })
  }
  for (const message of faultsOf(target, source)) {
    defects.push({ kind: 'conditional_target_invalid', path, field: target, message })
  }
  return defects
}

/** Below `service/2` the key itself is the one defect (SR-10). */
const checkMap = (key: string, map: Copies, args: ObjectSchemaDocument, level: Level): readonly Defect[] => {
  const targets = namesOf(map.copies)
  if (targets.length === 0) return []
  return level < 2 ? [notAvailable(map.path, key)] : targets.flatMap((target) => checkEntry(target, map, args))
}

const sameDefinition = (left: FieldDocument, right: FieldDocument): boolean =>
  equalByToken(left as unknown as Json, right as unknown as Json)

/** A declared field that may be absent, of the very definition that the argument has (SR-138, SR-139). */
const faultsOfField =
  (fields: FieldsDocument) =>
  (target: string, source: CopiedArgument): readonly string[] => {
    const field = memberOf(fields, target)
    if (field === undefined) return ['the target is not declared']
    return [
      ...(field.required || field.default !== undefined ? ['the target is required or has a default'] : []),
      ...('leaf' in source && !sameDefinition(source.leaf, field) ? ['the target differs from the argument'] : []),
    ]
  }

/** A member of a payload has no schema of its own (SR-140). */
const faultsOfMember =
  (payload: Json) =>
  (target: string): readonly string[] => [
    ...(isBlank(target) ? ['the member has no name'] : []),
    ...(isJsonObject(payload) ? [] : ['the payload is no object']),
  ]

/** The copied members of one event (SR-138, SR-140). */
export const checkEventCopies = (
  { payload, payload_if_present: copies = {} }: EventDocument,
  path: string,
  args: ObjectSchemaDocument,
  level: Level,
): readonly Defect[] => {
  const map = { copies, path: `${path}.payload_if_present`, written: payload, faultsOf: faultsOfMember(payload) }
  return checkMap('payload_if_present', map, args, level)
}

/** The copied arguments of a branch: its fields, its events, its response (SR-136, SR-138). */
export const checkOutcomeCopies = (outcome: OutcomeDocument, command: Command): readonly Defect[] => {
  const { set_if_present = {}, responds_if_present = {}, set = {}, responds = {}, emits = [] } = outcome
  const { level, arguments: args, document, response } = command
  const path = pathOfOutcome(command, outcome)
  const fields: Copies = {
    copies: set_if_present,
    path: `${path}.set_if_present`,
    written: set,
    faultsOf: faultsOfField(document.schema.fields),
  }
  const members: Copies = {
    copies: responds_if_present,
    path: `${path}.responds_if_present`,
    written: responds,
    faultsOf: faultsOfField(response.fields),
  }
  return [
    ...checkMap('set_if_present', fields, args, level),
    ...emits.flatMap((event, index) => checkEventCopies(event, `${path}.emits[${index}]`, args, level)),
    ...checkMap('responds_if_present', members, args, level),
  ]
}

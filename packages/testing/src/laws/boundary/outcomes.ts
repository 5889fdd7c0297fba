import { canonical, memberOf, type Json, type JsonNumber, type JsonObject } from '@assent/kernel'
import { boundaryOf, type ShellError } from '@assent/shell'
import { same } from '../../store/answers.js'
import type { ProposalOutcome } from './port.js'

/** The proposal was committed at this revision. */
export const committed = (
  what: string,
  outcome: ProposalOutcome,
  { revision, replayed }: { readonly revision: JsonNumber; readonly replayed: boolean },
): void => same(what, { kind: 'committed', revision, replayed }, outcome)

/** Of an expected member: its value, but of the errors of a validation the paths, for sentences may be reworded. */
const askedOf = (name: string, value: unknown): unknown =>
  name === 'errors' && Array.isArray(value) ? value.map((error: { readonly path?: Json }) => error.path) : value

type OfKind<Kind> = Extract<ShellError, { readonly kind: Kind }>

/** A refusal by its kind, and those of its members that are asked about. */
type ExpectedRefusal = {
  readonly [Kind in ShellError['kind']]: { readonly kind: Kind } & Partial<OfKind<Kind>>
}[ShellError['kind']]

/** Who said no, where the port says that: a surface passes it on unchanged (T-16). */
const checkBoundaryWord = (what: string, refusal: JsonObject, expected: ExpectedRefusal): void => {
  const by = memberOf(refusal, 'by')
  if (by !== undefined) same(`${what}: member \`by\` of the refusal`, boundaryOf(expected as ShellError), by)
}

/** The proposal was refused with these members, unchanged; others may stand beside them (D-1). */
export const refused = (what: string, outcome: ProposalOutcome, expected: ExpectedRefusal): void => {
  if (outcome.kind !== 'refused')
    throw new Error(`${what}: expected the refusal ${canonical(expected)}, found ${canonical(outcome)}`)
  for (const [name, value] of Object.entries(expected)) {
    const found = askedOf(name, memberOf(outcome.refusal, name))
    same(`${what}: member \`${name}\` of the refusal`, askedOf(name, value), found)
  }
  checkBoundaryWord(what, outcome.refusal, expected)
}

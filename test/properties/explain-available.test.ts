import {
  available,
  canonical,
  compareText,
  decide,
  explain,
  parseDefinition,
  renderAvailability,
  toJson,
  validate,
  type Availability,
  type ConditionDocument,
  type CoreError,
  type Json,
  type JsonObject,
  type ObjectSchemaDocument,
  type Semantics,
  type ValidatedDefinition,
} from '@assent/kernel'
import { arbitrary, type AskedCall } from '@assent/testing'
import fc from 'fast-check'
import { chainW, isLeft, isRight } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { describe, expect, it } from 'vitest'
import { levels } from './levels.js'

/** A call of which only some arguments are known. */
interface OpenCall extends AskedCall {
  readonly known: JsonObject
}

const openCall = (semantics: Semantics): fc.Arbitrary<OpenCall> =>
  arbitrary
    .call(semantics)
    .chain((call) =>
      fc.subarray(Object.entries(call.arguments)).map((known) => ({ ...call, known: Object.fromEntries(known) })),
    )

const availabilityOf = ({ definition, instance, operation, known }: OpenCall): Availability => {
  const found = available(definition, instance, known).find((one) => one.operation === operation)
  if (found === undefined) throw new Error(`nothing is said about \`${operation}\``)
  return found
}

/** The known arguments, gone on with in each way. */
const completionsOf = ({ known, others, arguments: args }: OpenCall): readonly JsonObject[] =>
  [known, args, ...others].map((more) => Object.fromEntries([...Object.entries(more), ...Object.entries(known)]))

/** The definition with one precondition in place of the operation's own, unless a literal in it is refused (K-98). */
const asking = ({ definition, operation }: AskedCall, assert: ConditionDocument): ValidatedDefinition | undefined => {
  const operations = Object.entries(definition.document.operations).map(([name, declared]) => [
    name,
    name === operation ? { ...declared, preconditions: [{ assert }] } : declared,
  ])
  const document = { ...definition.document, operations: Object.fromEntries(operations) as unknown }
  const validated = pipe(
    parseDefinition(document),
    chainW((parsed) => validate(parsed)),
  )
  if (isRight(validated)) return validated.right
  expect(canonical(validated.left)).toContain('an affix is compared with text')
  return undefined
}

const preconditionsPass = ({
  definition,
  instance,
  operation,
  arguments: args,
}: AskedCall): boolean | null | undefined =>
  explain(definition, instance, operation, args).steps.find(({ step }) => step === 'preconditions')?.passed

const plain = (value: unknown): Json => {
  const copied = toJson(value, 'value')
  if (isLeft(copied)) throw new Error(canonical(copied.left))
  return copied.right
}

/** Only the actions of a host are missing, which nobody knows beforehand: that is called legal. */
const isLeftToTheHost = ({ kind }: CoreError): boolean => kind === 'fulfillment_required'

const unasked: ObjectSchemaDocument = { fields: {}, additional_fields: true }

describe.each(levels)('what is available under %s', (semantics, runs) => {
  it('legal: `decide` accepts exactly the known arguments', () => {
    fc.assert(
      fc.property(openCall(semantics), (call) => {
        const decided = decide(call.definition, { ...call, arguments: call.known })
        expect(availabilityOf(call).status === 'legal').toBe(isRight(decided) || isLeftToTheHost(decided.left))
      }),
      runs,
    )
  })

  it('refused: `decide` refuses however the known arguments are gone on with', () => {
    fc.assert(
      fc.property(openCall(semantics), (call) => {
        const found = availabilityOf(call)
        if (found.status !== 'refused') return
        for (const args of completionsOf(call)) {
          const { verdict } = explain(call.definition, call.instance, call.operation, args)
          expect(verdict).toBe('refused')
        }
      }),
      runs,
    )
  })

  it('with every argument known, says what `decide` says', () => {
    fc.assert(
      fc.property(arbitrary.call(semantics), (call) => {
        const { fields, additional_fields } = call.definition.document.operations[call.operation]?.arguments ?? unasked
        const isComplete = Object.keys(fields).every((name) => Object.hasOwn(call.arguments, name))
        if (additional_fields || !isComplete) return
        const found = availabilityOf({ ...call, known: call.arguments })
        const decided = decide(call.definition, call)
        expect(canonical(found.status === 'refused' ? found.refusal : found.status)).toBe(
          canonical(isLeft(decided) && !isLeftToTheHost(decided.left) ? decided.left : 'legal'),
        )
      }),
      runs,
    )
  })

  it('depends: the preconditions hold exactly where the residual condition does', () => {
    fc.assert(
      fc.property(openCall(semantics), (call) => {
        const found = availabilityOf(call)
        if (found.status !== 'depends') return
        const residual = asking(call, found.residual)
        if (residual === undefined) return
        for (const args of completionsOf(call)) {
          const [asked, left] = [call.definition, residual].map((definition) =>
            preconditionsPass({ ...call, definition, arguments: args }),
          )
          expect(left).toBe(asked)
        }
      }),
      runs,
    )
  })

  it('is one answer an operation in name order, plain JSON, and has words', () => {
    fc.assert(
      fc.property(openCall(semantics), ({ definition, instance, known }) => {
        const found = available(definition, instance, known)
        const names = found.map(({ operation }) => operation)
        expect(names).toEqual(Object.keys(definition.document.operations).sort(compareText))
        expect(canonical(plain(found))).toBe(canonical(found))
        expect(renderAvailability(found)).toMatch(/^(legal {2}|depends|refused) {2}[^]*\n$/)
      }),
      runs,
    )
  })

  it('K-195: is answered for any value at all, and what decides nothing is refused', () => {
    fc.assert(
      fc.property(openCall(semantics), arbitrary.garbage(), ({ definition, instance }, value) => {
        for (const found of [available(definition, value, {}), available(definition, instance, value)]) {
          expect(found.length).toBe(Object.keys(definition.document.operations).length)
          expect(renderAvailability(found)).toMatch(/\S/)
        }
      }),
      runs,
    )
  })
})

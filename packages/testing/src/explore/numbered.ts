import {
  parseDefinition,
  validate,
  type DefinitionDocument,
  type RuleDocument,
  type ValidatedDefinition,
} from '@assent/kernel'
import { chainW, isLeft } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'

const numbered = (rules: readonly RuleDocument[]): readonly RuleDocument[] =>
  rules.map((rule, index) => ({ ...rule, name: String(index) }))

const documentOf = (document: DefinitionDocument): DefinitionDocument => ({
  ...document,
  invariants: numbered(document.invariants),
  operations: Object.fromEntries(
    Object.entries(document.operations).map(([name, operation]) => [
      name,
      { ...operation, preconditions: numbered(operation.preconditions) },
    ]),
  ),
})

/** The same definition with each rule named by its place, since rules may have no name, or one that another has too. */
export const withNumberedRules = ({ document }: ValidatedDefinition): ValidatedDefinition => {
  const definition = pipe(
    parseDefinition(documentOf(document)),
    chainW((parsed) => validate(parsed)),
  )
  if (isLeft(definition)) throw new Error('the names of rules make no defect')
  return definition.right
}

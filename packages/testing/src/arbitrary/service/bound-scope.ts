import type { AuthoredField } from '../authored.js'
import type { Reference } from '../reference.js'
import { scopeWith, type Scope } from '../scope.js'
import { serviceReferences } from './service-below.js'

/** Elements of which nothing is known: reads below them are not checked (SR-66). */
const undeclared = (root: string): readonly Reference[] => [
  { expression: root, given: true, collection: {} },
  { expression: `${root}.inside`, given: false, collection: {} },
]

// A bare binder is walked as a collection whose elements are not declared, whatever it is (SR-66).
const declared = (root: string, element: AuthoredField): readonly Reference[] =>
  serviceReferences(root, root, element, true).map((reference) =>
    reference.expression === root ? { ...reference, collection: {} } : reference,
  )

const isBelow = (root: string, { expression }: Reference): boolean =>
  expression === root || expression.startsWith(`${root}.`)

/** What the body of a quantifier can see: its binder hides a root of that name (SR-70). */
export const boundScope = (scope: Scope, binder: string, element: AuthoredField | undefined): Scope => {
  const root = `$${binder}`
  const outer = scope.references.filter((reference) => !isBelow(root, reference))
  return scopeWith([...outer, ...(element === undefined ? undeclared(root) : declared(root, element))])
}

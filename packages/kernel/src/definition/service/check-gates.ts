import type { DefinitionDocument, OperationDocument } from '../../document/document.js'
import { namesOf } from '../../value/text.js'
import type { Defect } from '../defect.js'

/** A key that belongs to a higher level than the definition's (SR-10). */
export const notAvailable = (path: string, key: string): Defect => ({ kind: 'semantics_key_not_available', path, key })

const present = (keys: object, names: readonly string[], prefix = ''): readonly Defect[] =>
  names.filter((name) => Object.hasOwn(keys, name)).map((name) => notAvailable(`${prefix}${name}`, name))

/**
 * Service keys of a `kernel/1` definition: of the whole, then of each operation (K-15; K-155, step 4). The reader drops
 * those that say nothing.
 */
export const checkGates = (document: DefinitionDocument): readonly Defect[] => [
  ...present(document, ['identity', 'relations', 'scales']),
  ...present(document.create, ['arguments', 'response', 'outcomes'], 'create.'),
  ...namesOf(document.operations).flatMap((name) =>
    present(document.operations[name] as OperationDocument, ['response', 'outcomes'], `operations.${name}.`),
  ),
]

import { ValidatedDefinition } from '@assent/kernel'
import type { Store } from '@assent/shell'
import fc from 'fast-check'
import { definition } from '../../arbitrary/definition.js'
import type { OpenStore } from '../../store/store-case.js'
import type { Law, LawOptions } from '../law.js'
import { keeper } from '../stored/keeper.js'
import { storedLaw, type StoredLaw } from '../stored/stored-law.js'
import { writesAtOnce } from './at-once.js'
import { writesInTurn } from './in-turn.js'
import { otherBytesConflict } from './other-bytes.js'
import { otherSubjectConflicts } from './other-subject.js'
import { pagesMakeTheList } from './pages.js'
import { repeatedIsDone } from './repeated.js'
import { staleIsRefused } from './stale.js'
import { writingCase, type Stores, type WritingCase } from './store-case.js'

const all: readonly StoredLaw<WritingCase>[] = [
  repeatedIsDone,
  otherBytesConflict,
  otherSubjectConflicts,
  staleIsRefused,
  pagesMakeTheList,
  writesInTurn,
  writesAtOnce,
]

/** How the laws of a store are tried. */
export interface StoreLawOptions extends LawOptions {
  /** What is decided that is stored: one definition, or those of an arbitrary; any where it is left out. */
  readonly definitions?: ValidatedDefinition | fc.Arbitrary<ValidatedDefinition>
  /** Opens another handle on the same data, through which half of the writes are made that come at once. */
  readonly another?: (store: Store) => Promise<Store>
}

const opened = (open: OpenStore, another: StoreLawOptions['another']) => async (): Promise<Stores> => {
  const first = await open()
  return { first, second: another === undefined ? first : await another(first) }
}

/**
 * The laws of a store: random histories, written one after the other and at the same time, some stale, some made twice,
 * some under record ids that are taken, against a plain reading of the specification in memory. `checkStore` asks the
 * cases that the specification names; these ask what nobody thought of.
 *
 * `open` is asked once a law, and what it gave is closed then. The store may hold other things, but not what another
 * process tried laws on. Under a definition with an identity it is asked once a case, and what it gives is empty, for
 * ids are derived.
 *
 * @example
 * for (const law of laws.store(() => openMyStore())) it(law.name, law.run)
 */
export const storeLaws = (open: OpenStore, options: StoreLawOptions = {}): readonly Law[] => {
  const { definitions = definition(), another } = options
  const tried = ValidatedDefinition.is(definitions) ? fc.constant(definitions) : definitions
  const keeperOf = () => {
    const kept = keeper(opened(open, another), ({ first, second }) => [first, second])
    // One store for every definition.
    return { get: () => kept.get('store'), close: kept.close }
  }
  return all.map((law) => storedLaw(law, keeperOf, writingCase, tried, options))
}

// Generators
export { arbitrary } from './arbitrary.js'
export { semanticsLevels, type DefinitionConstraints } from './arbitrary/constraints.js'
export type { InvalidDefinition, InvalidDefinitionConstraints } from './arbitrary/invalid-definition.js'
export type { PlantedDefect } from './arbitrary/invalid/planting.js'
export { definitionOf } from './arbitrary/definition.js'
export type { InputFault, InvalidInput } from './arbitrary/invalid-input/planted.js'
export type { StoreCommand } from './arbitrary/commands.js'
export type { AskedCall } from './arbitrary/call.js'
export type { Scene } from './arbitrary/scene.js'
export type { Shelf } from './arbitrary/shelf.js'
export type {
  AuthoredCreation,
  AuthoredDefinition,
  AuthoredEvent,
  AuthoredField,
  AuthoredFields,
  AuthoredOperation,
  AuthoredOutcome,
  AuthoredRule,
  AuthoredSchema,
} from './arbitrary/authored.js'

// Given, when, then
export { specification, type Prepared, type Specification } from './specification/specification.js'
export type { Given, GivenArguments } from './specification/given.js'
export type { ExpectedDetails, ExpectedEvents, ExpectedFields, Outcome } from './specification/expected.js'
export type { UntypedEntity } from './specification/untyped-entity.js'

// Histories
export { historyOf, type History, type OperationCall, type Requests } from './history.js'
export { tamperingsOf, type Tampering } from './tamperings.js'
export { withEvents } from './with-events.js'
export { deepFreeze } from './deep-freeze.js'

// Laws
export { laws } from './laws.js'
export { checkLaws, type LawReport } from './laws/check-laws.js'
export type { Law, LawOptions, LawOutcome } from './laws/law.js'
export type { KernelLawOptions } from './laws/kernel/kernel-laws.js'
export type { LawRuntime } from './laws/runtime/law-runtime.js'
export type { RuntimeLawOptions } from './laws/runtime/runtime-laws.js'
export type { StoreLawOptions } from './laws/store/store-laws.js'

// The boundary law
export { checkBoundary, type BoundaryReport, type BoundaryRow } from './laws/boundary/check-boundary.js'
export type { BoundaryOptions } from './laws/boundary/prepared-cases.js'
export { renderBoundary } from './laws/boundary/render-boundary.js'
export { runtimePort } from './laws/boundary/runtime-port.js'
export type { BoundaryPort, Held, Principal, Proposal, ProposalOutcome, Story } from './laws/boundary/port.js'

// The contract of providers
export { providerContract } from './provider-contract/provider-contract.js'
export type { ProviderPage, ProviderPort, ProviderScene, ProviderSearch, Restore } from './provider-contract/port.js'

// The store suite
export { checkStore } from './store/check-store.js'
export { checkBatches, checkFeed, checkQueries, checkRelations } from './store/check-capabilities.js'
export type { FailedCase, StoreReport } from './store/run-cases.js'
export { storeCases } from './store/store-cases.js'
export { batchCases } from './store/cases/batch.js'
export { queryCases } from './store/cases/query.js'
export { feedCases } from './store/cases/feed.js'
export { relationCases } from './store/cases/relation.js'
export { removalCases, type RemovalCase } from './store/cases/relation/removal.js'
export type { RelatingStore, RemoveSubject } from './store/cases/relation/scene.js'
export { reopenCases } from './store/cases/reopening.js'
export type { OpenStore, ReopenCase, ReopenStore, StoreCase } from './store/store-case.js'
export { dumpStore } from './store/dump.js'

// Stores that are wrong on purpose, for testing the suite
export { forgetfulStore } from './broken/forgetful-store.js'
export { jumblingStore } from './broken/jumbling-store.js'
export { lookingStore } from './broken/looking-store.js'
export { overwritingStore } from './broken/overwriting-store.js'
export { prefixStore } from './broken/prefix-store.js'
export { skippingStore } from './broken/skipping-store.js'

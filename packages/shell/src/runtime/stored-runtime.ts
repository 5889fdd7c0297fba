import type { DomainEvent, EntityInstance, Registry } from '@assent/kernel'
import type { Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { knownNames } from '../observer/known-names.js'
import { observed } from '../observer/observed.js'
import type { QueryDocument, QueryPage } from '../query-store.js'
import type { Envelope } from '../recording/envelope.js'
import type { StoredRecord } from '../recording/stored-record.js'
import type { ShellError } from '../shell-error.js'
import type { CallOptions, Page, PageRequest } from '../store.js'
import type { Subject } from '../subject.js'
import type { Verification } from '../verify/verification.js'
import { verify } from '../verify/verify.js'
import { createDerived } from './create-derived.js'
import { create } from './create.js'
import { execute } from './execute.js'
import { get } from './get.js'
import { observe } from './observe.js'
import { observedPorts, type Ports } from './ports.js'
import { query } from './query.js'
import { prepare, type StoredPreparation } from './prepare.js'
import { readEntity } from './read-request.js'
import type {
  StoredCreateDerivedRequest,
  StoredCreateRequest,
  StoredDecision,
  StoredExecuteRequest,
  StoredObservation,
  StoredObserveRequest,
  StoredPrepareRequest,
} from './request.js'

/**
 * Joins a registry and a store: decides with the kernel, and stores the decision at the revision that the caller
 * expected (T). It reads no clock and invents no id, time or actor (C-4); a refused call has changed nothing (C-2).
 *
 * Every call answers a `TaskEither`: run it to do the work. What is malformed is answered, never thrown: as
 * `validation` at `entity`, `id`, `version`, `expected_revision`, `operation`, `revision` or `document`; as
 * `invalid_recording` naming the member. A failure of the store is passed on from the step where it happened (T-11).
 *
 * @example
 * const runtime = StoredRuntime.of({ registry, store: memoryStore() })
 * const created = await runtime.create({ entity: 'ticket', version: 1, id: 't-1', fields: {}, recording })()
 */
export class StoredRuntime {
  readonly #ports: Ports

  private constructor(ports: Ports) {
    this.#ports = ports
  }

  /**
   * A runtime over a registry and a store, either of which may be replaced by making another runtime. With `refusals`,
   * what is refused is recorded before it is answered; with `observer`, each call is told to it; with `fulfill`,
   * outcomes that leave fields to the host get their actions from it.
   */
  static of(ports: Ports): StoredRuntime {
    return new StoredRuntime(observedPorts(ports))
  }

  /** The definitions under which it decides: a value, the same for as long as the runtime lives. */
  get registry(): Registry {
    return this.#ports.registry
  }

  /** Does the store answer queries? Else `query` refuses each. */
  get hasQueries(): boolean {
    return this.#ports.store.query !== undefined
  }

  /** Does a policy supply actions? Where none does, only those of a request fulfil fields. */
  get hasFulfillment(): boolean {
    return this.#ports.fulfill !== undefined
  }

  // Names are read only where somebody listens.
  #told<A>(call: string, given: unknown, task: TE.TaskEither<ShellError, A>): TE.TaskEither<ShellError, A> {
    const { observer, registry } = this.#ports
    if (observer === undefined) return task
    return observed(observer, { name: `assent.${call}`, attributes: knownNames(registry, given) }, task)
  }

  /**
   * Decides a creation under the named version and stores it. The same request again answers the original commit with
   * `replayed` true, whatever definition is registered by then (D-8).
   *
   * Errors, strongest first (T-12): any kernel refusal, `invalid_recording`, `not_storable`, `record_conflict`,
   * `revision_conflict` (expected absent); with `relations`, `reference_missing` or `reference_cycle`.
   */
  create(request: StoredCreateRequest, options?: CallOptions): TE.TaskEither<ShellError, StoredDecision> {
    return this.#told('create', request, create(this.#ports, request, options))
  }

  /**
   * The same of a creation whose id is the address of its identity field; the commit's instance has it. No record tells
   * whether an id was given or derived: either call is a retry of the other (SR-96). Errors as of `create`; where there
   * is no identity to derive an id from, `creation_identity_unavailable` (SR-94).
   */
  createDerived(request: StoredCreateDerivedRequest, options?: CallOptions): TE.TaskEither<ShellError, StoredDecision> {
    return this.#told('createDerived', request, createDerived(this.#ports, request, options))
  }

  /**
   * Decides an operation on the stored instance, under the version that the instance carries, and stores the decision.
   * The same request again answers the original commit with `replayed` true and decides nothing (T-7). Actions are part
   * of a request; where it brings none and a policy makes them, those that it made are taken as given (SR-174).
   *
   * Errors, strongest first (T-11): `not_found`; `record_conflict` of an id that names another request;
   * `revision_conflict` before the kernel is asked (`expected` a plain revision); any kernel refusal;
   * `fulfillment_failed`; `invalid_recording`; `not_storable`, `record_conflict`, `revision_conflict` of the store;
   * with `relations`, `reference_missing` or `reference_cycle`.
   */
  execute(request: StoredExecuteRequest, options?: CallOptions): TE.TaskEither<ShellError, StoredDecision> {
    return this.#told('execute', request, execute(this.#ports, request, options))
  }

  /**
   * Decides as much of an operation as its input alone decides, so that a refusal which no instance could change needs
   * none to be read (SR-154). It is pure: no store is asked, no observer told. The `execute` of its answer goes on.
   *
   * Errors, of the input alone: those of the registry, the operation, its arguments and its outcomes.
   */
  prepare(request: StoredPrepareRequest): Either<ShellError, StoredPreparation> {
    return prepare(this.#ports.registry, request, (execution, version, options) =>
      this.#told('execute', execution, execute(this.#ports, execution, options, version)),
    )
  }

  /** Stores an observation. Errors: `invalid_recording`, `not_storable`, `record_conflict`, `revision_conflict`. */
  observe(request: StoredObserveRequest, options?: CallOptions): TE.TaskEither<ShellError, StoredObservation> {
    return this.#told('observe', request, observe(this.#ports, request, options))
  }

  /** The instance held; `not_found` where there is none (T-3). */
  get(subject: Subject, options?: CallOptions): TE.TaskEither<ShellError, EntityInstance> {
    return this.#told('get', subject, get(this.#ports.store, subject, options))
  }

  /** The ids held of an entity, by code point; none where nothing was stored. */
  list(entity: string, page?: PageRequest, options?: CallOptions): TE.TaskEither<ShellError, Page<string>> {
    const { store } = this.#ports
    const call = pipe(
      TE.fromEither<ShellError, string>(readEntity(entity)),
      TE.flatMap((read) => store.ids(read, page, options)),
    )
    return this.#told('list', { entity }, call)
  }

  /** The domain events of a subject, oldest first; `not_found` where there is no such subject (T-4). */
  events(subject: Subject, page?: PageRequest, options?: CallOptions): TE.TaskEither<ShellError, Page<DomainEvent>> {
    const { store } = this.#ports
    const call = pipe(
      get(store, subject, options),
      TE.flatMap(({ entity, id }) => store.events({ entity, id }, page, options)),
    )
    return this.#told('events', subject, call)
  }

  /** The decision envelopes of a subject, oldest first; `not_found` where there is no such subject. */
  history(subject: Subject, page?: PageRequest, options?: CallOptions): TE.TaskEither<ShellError, Page<Envelope>> {
    const { store } = this.#ports
    const call = pipe(
      get(store, subject, options),
      TE.flatMap(({ entity, id }) => store.records({ entity, id }, page, options)),
    )
    return this.#told('history', subject, call)
  }

  /** What a record id names, of whatever subject: a decision, an observation, or nothing. */
  record(recordId: string, options?: CallOptions): TE.TaskEither<ShellError, StoredRecord | undefined> {
    return this.#told('record', undefined, this.#ports.store.recordById(recordId, options))
  }

  /**
   * Replays the stored history of a subject, each decision under the definition that its record saves, and compares in
   * canonical bytes: the records with what their commands give again, the listed events with those of their records,
   * the instance with the last result (H-1). No registered definition is asked. It answers a report, `holds` or the
   * first part that does not, and an error only where it could not look: `not_found`, or a failure of the store (D-2).
   *
   * A legacy import cannot be replayed, and is reported so. The lists are read page by page; the decisions and events
   * of this one subject are held until it is judged, as it was when that began: writes meanwhile do no harm.
   */
  verify(subject: Subject, options?: CallOptions): TE.TaskEither<ShellError, Verification> {
    return this.#told('verify', subject, verify(this.#ports.store, subject, options))
  }

  /**
   * A page of the current instances that contain given values (Q). Errors: `invalid_query` naming the first fault
   * `store_backend` where the store has no queries.
   */
  query(document: QueryDocument, options?: CallOptions): TE.TaskEither<ShellError, QueryPage> {
    return this.#told('query', document, query(this.#ports, document, options))
  }

  /** Closes the store; every later call answers `store_unreachable`. */
  close(): TE.TaskEither<ShellError, void> {
    return this.#ports.store.close()
  }
}

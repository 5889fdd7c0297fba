import type { DomainEvent, EntityInstance, Registry } from '@assent/kernel'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { knownNames } from '../observer/known-names.js'
import { observed } from '../observer/observed.js'
import { observedStore } from '../observer/observed-store.js'
import type { QueryDocument, QueryPage } from '../query-store.js'
import type { Envelope } from '../recording/envelope.js'
import type { StoredRecord } from '../recording/stored-record.js'
import type { ShellError } from '../shell-error.js'
import { storeBackend } from '../store-error.js'
import type { CallOptions, Page, PageRequest } from '../store.js'
import type { Subject } from '../subject.js'
import type { Verification } from '../verify/verification.js'
import { verify } from '../verify/verify.js'
import { create } from './create.js'
import { execute } from './execute.js'
import { get } from './get.js'
import { observe } from './observe.js'
import type { Ports } from './ports.js'
import { readEntity } from './read-request.js'
import type {
  StoredCreateRequest,
  StoredDecision,
  StoredExecuteRequest,
  StoredObservation,
  StoredObserveRequest,
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
   * what is refused is recorded before it is answered; with `observer`, each call is told to it.
   */
  static of({ registry, store, refusals, observer }: Ports): StoredRuntime {
    const recorder = refusals === undefined ? {} : { refusals }
    if (observer === undefined) return new StoredRuntime({ registry, store, ...recorder })
    return new StoredRuntime({ registry, store: observedStore(observer, store), observer, ...recorder })
  }

  /** The definitions under which it decides: a value, the same for as long as the runtime lives. */
  get registry(): Registry {
    return this.#ports.registry
  }

  /** Does the store answer queries? Where it does not, `query` refuses each. */
  get hasQueries(): boolean {
    return this.#ports.store.query !== undefined
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
   * `revision_conflict` (expected absent).
   */
  create(request: StoredCreateRequest, options?: CallOptions): TE.TaskEither<ShellError, StoredDecision> {
    return this.#told('create', request, create(this.#ports, request, options))
  }

  /**
   * Decides an operation on the stored instance, under the version that the instance carries, and stores the decision.
   * The same request again answers the original commit with `replayed` true and decides nothing (T-7).
   *
   * Errors, strongest first (T-11): `not_found`; `record_conflict` of an id that names another request;
   * `revision_conflict` before the kernel is asked (`expected` a plain revision); any kernel refusal;
   * `invalid_recording`; `not_storable`, `record_conflict`, `revision_conflict` of the store.
   */
  execute(request: StoredExecuteRequest, options?: CallOptions): TE.TaskEither<ShellError, StoredDecision> {
    return this.#told('execute', request, execute(this.#ports, request, options))
  }

  /**
   * Stores an observation. Errors: `invalid_recording`, `not_storable`, `record_conflict`, `revision_conflict`.
   */
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
   * of this one subject are held until it is judged. Writes meanwhile do no harm: what was there when it began is
   * judged.
   */
  verify(subject: Subject, options?: CallOptions): TE.TaskEither<ShellError, Verification> {
    return this.#told('verify', subject, verify(this.#ports.store, subject, options))
  }

  /**
   * A page of the current instances that contain given values (Q). Errors: `invalid_query` naming the first fault
   * `store_backend` where the store has no queries.
   */
  query(document: QueryDocument, options?: CallOptions): TE.TaskEither<ShellError, QueryPage> {
    const { store } = this.#ports
    const call =
      store.query === undefined ? TE.left(storeBackend('the store answers no queries')) : store.query(document, options)
    return this.#told('query', document, call)
  }

  /** Closes the store; every later call answers `store_unreachable`. */
  close(): TE.TaskEither<ShellError, void> {
    return this.#ports.store.close()
  }
}

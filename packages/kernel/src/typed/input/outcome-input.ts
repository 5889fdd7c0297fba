import type { EffectDocument, FulfilmentsDocument, RefusesDocument } from '../../document/service/service-document.js'
import type { Json } from '../../value/json.js'
import type { ConditionInput } from './condition-input.js'
import type { CopiesInput, EventInput } from './event-input.js'
import type { SetInput } from './set-input.js'

/** The members of a response. */
interface RespondsInput {
  /** A template; it reads the fields afterwards. */
  readonly [member: string]: Json
}

/** One branch of a creation or an operation under the service rules: when it is taken, what it does (SR-104). */
export interface OutcomeInput {
  /** Each once in a command. */
  readonly name: string
  /** The input that it is for. Left out: any. */
  readonly when?: ConditionInput
  /** The state that the instance must be in. Left out: any. */
  readonly in_state?: string
  /** Is it for an instance from whose state no outcome moves? Left out: false. */
  readonly wrong_state?: boolean
  /** What it does to the instance. Left out: `none`. */
  readonly effect?: EffectDocument
  /** What happens to which field. */
  readonly set?: SetInput
  /** Fields that are copied from optional arguments. `service/2`. */
  readonly set_if_present?: CopiesInput
  /** Fields for which the host says what happens to them. `service/3`. */
  readonly fulfills?: FulfilmentsDocument
  /** The events, in order. */
  readonly emits?: readonly EventInput[]
  /** The members of the response. */
  readonly responds?: RespondsInput
  /** Members of the response that are copied from optional arguments. `service/2`. */
  readonly responds_if_present?: CopiesInput
  /** The error that it refuses with; then it does nothing else. */
  readonly refuses?: RefusesDocument
}

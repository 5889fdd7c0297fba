import type { Decision, EntityInstance } from '@assent/kernel'
import { factsOfCreation, factsOfExecution, type Facts } from '../../model/facts.js'
import type { Asked, Step } from './walk.js'

type Execution = Extract<Asked, { kind: 'execute' }>

const factsWith = ({ instance }: Execution, { record }: Decision, fields: EntityInstance['fields']): Facts =>
  factsOfExecution(
    instance,
    record.to_state,
    record.command.command === 'execute' ? record.command.arguments : {},
    fields,
  )

/** What preconditions and `set` of an accepted operation read. */
export const factsBefore = (asked: Execution, decision: Decision): Facts =>
  factsWith(asked, decision, asked.instance.fields)

/** What invariants and payloads read. */
export const factsAfter = ({ asked }: Step, decision: Decision): Facts =>
  asked.kind === 'create' ? factsOfCreation(decision.instance) : factsWith(asked, decision, decision.instance.fields)

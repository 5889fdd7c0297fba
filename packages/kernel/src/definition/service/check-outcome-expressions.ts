import type { EventDocument, OutcomeDocument } from '../../document/document.js'
import { memberOf, type Json } from '../../value/json.js'
import { namesOf } from '../../value/text.js'
import { checkAssertion } from '../check-condition.js'
import { checkEvent } from '../check-events.js'
import { checkSet } from '../check-set.js'
import { checkTemplate } from '../check-template.js'
import type { Defect } from '../defect.js'
import { pathOfOutcome, type Command } from './command.js'

const checkWhen = ({ when }: OutcomeDocument, path: string, { places }: Command): readonly Defect[] => {
  const defect = when === undefined ? undefined : checkAssertion(when, `${path}.when`, places.selector)
  return defect === undefined ? [] : [defect]
}

const checkEvents = ({ emits = [] }: OutcomeDocument, path: string, command: Command): readonly Defect[] => {
  const operation = command.isCreation ? null : command.name
  return emits.flatMap((event: EventDocument, index) =>
    checkEvent(event, `${path}.emits[${index}]`, operation, command.places.output),
  )
}

const checkResponds = (outcome: OutcomeDocument, path: string, command: Command): readonly Defect[] => {
  const { responds = {}, name } = outcome
  const { response, places } = command
  return namesOf(responds).flatMap((field): readonly Defect[] => {
    const unknown = memberOf(response.fields, field) === undefined && !response.additional_fields
    const fault = checkTemplate(responds[field] as Json, `${path}.responds.${field}`, places.output)
    return [
      ...(unknown ? [{ kind: 'response_field_unknown', command: command.name, outcome: name, field } as const] : []),
      ...(fault === undefined ? [] : [{ kind: 'invalid_template', ...fault } as const]),
    ]
  })
}

/** Every required member of the response is named; what is copied where present may be absent (SR-111, SR-141). */
const checkComplete = (outcome: OutcomeDocument, command: Command): readonly Defect[] => {
  const { responds = {}, refuses, name } = outcome
  if (refuses !== undefined) return []
  const { fields } = command.response
  return namesOf(fields)
    .filter((field) => fields[field]?.required === true && !Object.hasOwn(responds, field))
    .map((field) => ({ kind: 'outcome_response_incomplete', command: command.name, outcome: name, field }))
}

/** What a branch reads and writes (SR-111). */
export const checkOutcomeExpressions = (outcome: OutcomeDocument, command: Command): readonly Defect[] => {
  const path = pathOfOutcome(command, outcome)
  return [
    ...checkWhen(outcome, path, command),
    ...checkSet(command, outcome.set ?? {}, `${path}.set`, command.places.assignment),
    ...checkEvents(outcome, path, command),
    ...checkResponds(outcome, path, command),
    ...checkComplete(outcome, command),
  ]
}

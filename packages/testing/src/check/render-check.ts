import { stringify, type FulfillmentActions } from '@assent/kernel'
import type { Call } from '../explore/exploration.js'
import type { Answer, Severity } from './answer.js'
import type { Check } from './check.js'
import { fixOf, sentenceOf } from './sentence.js'

const severities: readonly Severity[] = ['error', 'warning', 'note']

const actionsOf = ({ fulfillments }: { readonly fulfillments?: FulfillmentActions }): string =>
  fulfillments === undefined ? '' : ` with ${stringify(fulfillments)}`

const commandOf = (call: Call): string =>
  call.command === 'create'
    ? `create ${stringify(call.fields)}${call.id === 'a' ? '' : ` as ${stringify(call.id)}`}`
    : `${call.operation} ${stringify(call.arguments)}${actionsOf(call)}`

const answerLines = (answer: Answer): readonly string[] => {
  const fix = fixOf(answer)
  return [
    `${String(answer.severity)}: ${sentenceOf(answer)}`,
    ...(answer.evidence?.commands ?? []).map((call) => `  ${commandOf(call)}`),
    ...(fix === undefined ? [] : [`  fix: ${fix}`]),
  ]
}

const counted = (answers: readonly Answer[]): string =>
  severities.map((severity) => `${answers.filter((one) => one.severity === severity).length} ${severity}(s)`).join(', ')

const extentOf = ({ reached, bounds }: Check): string =>
  reached.length === 0
    ? 'every candidate was tried wherever it could be'
    : `not everything was tried: ${reached.map((name) => `${name} ended at ${bounds[name]}`).join(', ')}`

/** A check for people: what matters, the worst first, each with the commands that show it; then how much was tried. */
export const renderCheck = (check: Check): string => {
  const { answers, instances, calls } = check
  const mattering = severities.flatMap((severity) => answers.filter((answer) => answer.severity === severity))
  const lines = [
    ...mattering.flatMap(answerLines),
    `${answers.length} question(s): ${counted(answers)}`,
    `${instances} instance(s), ${calls} call(s): ${extentOf(check)}`,
  ]
  return lines.map((line) => `${line}\n`).join('')
}

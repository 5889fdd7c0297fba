import type { Answer } from './answer.js'

type RuleNamed = { readonly index: number; readonly rule: string | null }

const ruleOf = ({ index, rule }: RuleNamed, list: 'preconditions' | 'invariants'): string =>
  rule === null ? `\`${list}[${index}]\`` : `\`${rule}\``

const preconditionOf = (answer: RuleNamed & { readonly operation: string }): string =>
  `precondition ${ruleOf(answer, 'preconditions')} of \`${answer.operation}\``

const invariantOf = (answer: RuleNamed): string => `invariant ${ruleOf(answer, 'invariants')}`

const commandOf = (operation: string | null): string => (operation === null ? 'the creation' : `\`${operation}\``)

const isCertain = ({ answer }: Answer): boolean => answer === 'impossible'

const reasonOf = ({ evidence }: Answer): string => {
  const refusal = evidence?.refusal
  return refusal !== null && refusal !== undefined && 'rule' in refusal ? `: ${refusal.reason}` : ''
}

/** What an answer that matters says, in one line. */
export const sentenceOf = (answer: Answer): string => {
  switch (answer.question) {
    case 'state_reached':
      return `state \`${answer.state}\` was not reached${isCertain(answer) ? ': no operation leads there' : ''}`
    case 'operation_accepted':
      return isCertain(answer)
        ? `operation \`${answer.operation}\` is never accepted: no state from which it leads can be reached`
        : `operation \`${answer.operation}\` was accepted nowhere`
    case 'outcome_taken':
      return `outcome \`${answer.outcome}\` of ${commandOf(answer.operation)} was never taken`
    case 'precondition_holds':
      return `${preconditionOf(answer)} was never true`
    case 'precondition_refuses':
      return `${preconditionOf(answer)} refused nothing that came to it`
    case 'invariant_holds':
      return `${invariantOf(answer)} was never true`
    case 'invariant_refuses':
      return `${invariantOf(answer)} refused nothing that came to it`
    case 'creation_breaks_invariant':
      return `a creation can run into ${invariantOf(answer)}${reasonOf(answer)}`
    case 'operation_breaks_invariant':
      return [
        `\`${answer.operation}\` can run into ${invariantOf(answer)}`,
        ` though its preconditions hold${reasonOf(answer)}`,
      ].join('')
    case 'state_without_exit':
      return `state \`${answer.state}\` has no way out`
    case 'instance_stuck':
      return `in state \`${answer.state}\` an instance can be stuck: of the operations that lead on, none was accepted`
    case 'argument_unread':
      return `argument \`${answer.argument}\` of \`${answer.operation}\` is recorded, and read by nothing`
  }
}

/** What mends it, where one thing does. */
export const fixOf = (answer: Answer): string | undefined =>
  answer.question === 'operation_breaks_invariant'
    ? `a precondition of \`${answer.operation}\` that asks for it, or bounds on what it takes`
    : undefined

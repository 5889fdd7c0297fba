/** How the story is printed. */
import type { GovernedAnswer, GovernedInstance } from '@assent/agent/governed'

export const chapter = (title: string): void => console.log(`\n${title}`)

export const tell = (what: string, ...answers: readonly string[]): void => {
  console.log(`\n  ${what}`)
  for (const answer of answers) console.log(`      ${answer}`)
}

export const standing = ({ id, lifecycle_state, revision, fields }: GovernedInstance): string =>
  `${id}: ${JSON.stringify(fields['amount_cents'])} cents, ${lifecycle_state} at revision ${revision}`

export const decided = (answer: GovernedAnswer): string => {
  if (answer.outcome === 'committed')
    return `${answer.replayed ? 'replayed' : 'committed'}: ${standing(answer.instance)}`
  return `refused by ${answer.refusal.by}: ${answer.refusal.kind}: ${answer.refusal.message}`
}

import { message } from '../../message.js'
import type { Availability, Depends, Refused } from '../available/availability.js'
import { words } from '../words/words.js'
import { neededLines } from './render-rule.js'
import { listed, textOfLines } from './shown.js'

const dependsLines = ({ operation, arguments: names, residual }: Depends): readonly string[] => {
  const on = names.length === 0 ? 'arguments that are not declared' : listed(names)
  return [`${operation}: on ${on}`, ...(residual === true ? [] : [`if ${words(residual)}`])]
}

const reasonOf = ({ refusal, rule }: Refused): string => {
  if (refusal !== null) return message(refusal)
  if (rule === null) return 'no outcome accepts in this state'
  return `${rule.rule === null ? 'a rule without a name' : `rule \`${rule.rule}\``} cannot hold`
}

const refusedLines = (refused: Refused): readonly string[] => {
  const needed = refused.rule === null ? [] : neededLines([refused.rule.clause], refused.clauses)
  return [
    `${refused.operation}: at \`${refused.step}\`: ${reasonOf(refused)}`,
    ...needed.map((line) => `would need: ${line}`),
  ]
}

const linesOf = (availability: Availability): readonly string[] => {
  switch (availability.status) {
    case 'legal':
      return [availability.operation]
    case 'depends':
      return dependsLines(availability)
    case 'refused':
      return refusedLines(availability)
  }
}

/**
 * What `available` answers as a person reads it in a terminal: a line an operation, its status in front, and below it
 * what it depends on or would need. The last line is ended; nothing for no operations. The wording may change (K-193).
 */
export const renderAvailability = (availabilities: readonly Availability[]): string =>
  textOfLines(
    availabilities.flatMap((availability) =>
      linesOf(availability).map((line, index) => `${(index === 0 ? availability.status : '').padEnd(7)}  ${line}`),
    ),
  )

/** How the story is printed. */
import { advice, type ToolResult } from '@assent/agent'
import { stringify } from '@assent/kernel'

const linesOf = (result: ToolResult): readonly string[] => {
  if ('refused' in result) return [`refused by ${result.by}: ${result.message}`, `advice: ${advice[result.kind]}`]
  if (!('commit' in result)) return []
  const { message = '', response = {} } = result
  return Object.keys(response).length === 0 ? [message] : [message, `it answers ${stringify(response)}`]
}

const print = (who: string, what: string, lines: readonly string[]): void => {
  console.log(`\n${who} ${what}`)
  for (const line of lines) console.log(`    ${line}`)
}

/** What a model did, and what it was answered. */
export const tell = (what: string, result: ToolResult): void => {
  print('the model', what, linesOf(result))
}

/** What another system did, and the part of the answer that matters. */
export const tellOf = (what: string, answer: string | undefined): void => {
  print('another system', what, [answer ?? 'nothing'])
}

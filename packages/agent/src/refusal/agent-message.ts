import { isJsonNumber, tokenOf } from '@assent/kernel'
import { shellMessage } from '@assent/shell'
import type { AgentError, InvalidInput, StalePreview } from './agent-error.js'
import { isOwn, type OwnError } from './boundary.js'

const describeInput = ({ errors, more = 0 }: InvalidInput): string =>
  errors.map(({ path, message }) => `${path}: ${message}`).join('; ') + (more === 0 ? '' : `, and ${more} more`)

const describePin = (pin: StalePreview['pinned']): string => {
  if (pin === null) return 'nothing'
  return isJsonNumber(pin) ? tokenOf(pin) : `\`${pin}\``
}

const describeOwn = (error: OwnError): string => {
  switch (error.kind) {
    case 'invalid_input':
      return `the input is not valid: ${describeInput(error)}`
    case 'unknown_tool':
      return `there is no tool \`${error.tool}\``
    case 'not_permitted':
      return `\`${error.tool}\` is not permitted as it was called`
    case 'expected_revision_missing':
      return `\`expected_revision\` is missing, and \`${error.entity}\` \`${error.id}\` was not read here before`
    case 'stale_preview':
      return (
        `the ${error.moved} moved since the preview: ${describePin(error.pinned)} was pinned, ` +
        `${describePin(error.found)} is there`
      )
    case 'host_failed':
      return `the host did not answer \`${error.step}\`; nothing was written`
  }
}

/** An error as one sentence: lower case, no full stop. Programs branch on `kind` (C-3). */
export const agentMessage = (error: AgentError): string => (isOwn(error) ? describeOwn(error) : shellMessage(error))

import { CommanderError, Option, type Command } from 'commander'

// A fault that the parser cannot know, told as it tells its own.
const wrongFlag = (message: string): CommanderError => new CommanderError(2, 'entity.flag', message)

type FaultOf = (value: string) => string | undefined

/** A flag with a value, given once: of two values, neither is guessed to be the one that was meant. */
export const flag = (flags: string, description: string, faultOf: FaultOf = () => undefined): Option => {
  const option = new Option(flags, description)
  return option.argParser((value, previous: string | undefined) => {
    const fault = previous === undefined ? faultOf(value) : `\`${String(option.long)}\` is given twice`
    if (fault !== undefined) throw wrongFlag(fault)
    return value
  })
}

/** A flag with a value that may be given again. */
export const repeatedFlag = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((value, previous: readonly string[] | undefined) => [
    ...(previous ?? []),
    value,
  ])

/** A flag whose value is JSON or YAML (L-8). */
export const valueFlag = (flags: string, what: string): Option =>
  flag(flags, `${what}: JSON or YAML itself, @path of a file, or - for standard input`)

/**
 * Adds the flags of a verb. The parser would report a missing flag before an unknown one, which most often is the
 * missing one misspelt: so those that are required are asked for only after it has no complaint.
 */
export const addFlags = (command: Command, required: readonly Option[], optional: readonly Option[]): void => {
  for (const option of required) {
    option.description += ' (required)'
    command.addOption(option)
  }
  for (const option of optional) command.addOption(option)
  command.hook('preAction', () => {
    const missing = required.find((option) => command.getOptionValue(option.attributeName()) === undefined)
    if (missing !== undefined) throw wrongFlag(`\`${missing.flags}\` is missing`)
  })
}

import type { Command } from 'commander'

/** A flag as the program declares it. */
export interface FlagText {
  /** Such as `--id <id>`. */
  readonly flags: string
  readonly description: string
}

/** A verb as the program declares it. */
export interface VerbText {
  readonly name: string
  /** Such as `entity get [options]`. */
  readonly usage: string
  readonly description: string
  readonly flags: readonly FlagText[]
}

/** What a program says of its verbs, in its order: read from the program itself, so that it cannot differ from it. */
export const verbTexts = (program: Command): readonly VerbText[] =>
  program.commands.map((command) => ({
    name: command.name(),
    usage: `${program.name()} ${command.name()} ${command.usage()}`,
    description: command.description(),
    flags: command.options.map(({ flags, description }) => ({ flags, description })),
  }))

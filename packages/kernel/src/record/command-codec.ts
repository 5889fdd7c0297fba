import { isLeft } from 'fp-ts/lib/Either.js'
import { codecOf } from '../document/codec/codec.js'
import { optional, required } from '../document/codec/members.js'
import { closed, open } from '../document/codec/object.js'
import { json, jsonObject, oneOf, text } from '../document/codec/scalars.js'
import type { Command } from './record.js'

type CommandNamed<Name extends Command['command']> = Extract<Command, { command: Name }>

const wordOf = <Word extends Command['command']>(...words: readonly Word[]) => required(oneOf('a command', words))

const byWord = {
  create: closed<CommandNamed<'create'>>('a create command', {
    command: wordOf('create'),
    fields: required(jsonObject),
    arguments: optional(json),
  }),
  execute: closed<CommandNamed<'execute'>>('an execute command', {
    command: wordOf('execute'),
    operation: required(text),
    arguments: required(jsonObject),
    fulfillments: optional(json),
  }),
  legacy_import: closed<CommandNamed<'legacy_import'>>('a legacy import', {
    command: wordOf('legacy_import'),
  }),
}

const anyCommand = open<Pick<Command, 'command'>>('a command', {
  command: wordOf('create', 'execute', 'legacy_import'),
})

/** Three closed objects, told apart by their member `command` (K-185, K-187). */
export const command = codecOf<Command>(anyCommand.name, (value, context) => {
  const read = anyCommand.validate(value, context)
  return isLeft(read) ? read : byWord[read.right.command].validate(value, context)
})

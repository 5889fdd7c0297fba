import type { ValidatedDefinition } from '@assent/kernel'
import type { StoreCommand } from '../store-command.js'
import { ownId } from './own-id.js'

/**
 * The same requests under a definition with an identity: each creation under the id of its own identity, and every
 * other request about the first subject that was created under the id that it has. One request that is made twice stays
 * one.
 */
export const identified = (
  definition: ValidatedDefinition,
  commands: readonly StoreCommand[],
): readonly StoreCommand[] => {
  if (definition.document.identity === undefined) return commands
  const ids = new Map<string, string>()
  const own = new Map<StoreCommand, StoreCommand>()
  for (const command of new Set(commands)) {
    if (command.kind !== 'create') continue
    const id = ownId(definition, command.fields, command.id)
    own.set(command, { ...command, id })
    if (!ids.has(command.id)) ids.set(command.id, id)
  }
  for (const command of new Set(commands))
    if (command.kind !== 'create') own.set(command, { ...command, id: ids.get(command.id) ?? command.id })
  return commands.map((command) => own.get(command) ?? command)
}

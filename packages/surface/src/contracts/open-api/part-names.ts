import type { DefinitionDocument } from '@assent/kernel'
import { componentName, escapedName } from '../names.js'

/** The names of the components of a definition. The parts of a name are parted by dots, which no part has. */
export interface PartNames {
  readonly instance: string
  readonly commit: string
  readonly event: string
  readonly eventPage: string
  readonly fields: string
  readonly creation: string
  readonly arguments: (operation: string) => string
  readonly execution: (operation: string) => string
  /** What the outcomes of the creation answer, and how they refuse. */
  readonly created: string
  readonly creationRefused: string
  /** The same of an operation. */
  readonly executed: (operation: string) => string
  readonly executionRefused: (operation: string) => string
}

export const partNames = (definition: Pick<DefinitionDocument, 'entity' | 'version'>): PartNames => {
  const name = componentName(definition)
  return {
    instance: name,
    commit: `${name}.commit`,
    event: `${name}.event`,
    eventPage: `${name}.events`,
    fields: `${name}.fields`,
    creation: `${name}.creation`,
    arguments: (operation) => `${name}.arguments.${escapedName(operation)}`,
    execution: (operation) => `${name}.execution.${escapedName(operation)}`,
    created: `${name}.created`,
    creationRefused: `${name}.refused`,
    executed: (operation) => `${name}.executed.${escapedName(operation)}`,
    executionRefused: (operation) => `${name}.refused.${escapedName(operation)}`,
  }
}

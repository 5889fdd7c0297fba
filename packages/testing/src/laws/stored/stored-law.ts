import type { ValidatedDefinition } from '@assent/kernel'
import { canonical } from '@assent/kernel'
import type fc from 'fast-check'
import type { StoreCommand } from '../../arbitrary/commands.js'
import { briefDefinition } from '../brief.js'
import { lawOf, type Law, type LawOptions } from '../law.js'
import { propertyLaw } from '../property-law.js'
import type { Actor } from './actor.js'
import type { Keeper } from './keeper.js'
import { marked, ownMarker, scenes, type Scene } from './scene.js'

/** A case of a law: who asks, and what. */
export interface StoredCase<Request> {
  readonly actor: Actor<Request>
  readonly commands: readonly StoreCommand[]
  readonly delays: readonly number[]
}

/** A law of what stores, asked of many scenes. */
export interface StoredLaw<Case> {
  readonly name: string
  /** Rejects where the law does not hold. */
  readonly holds: (one: Case) => Promise<void>
}

const describe = ({ definition, commands }: Scene): string =>
  [
    `definition: ${briefDefinition(definition.document)}`,
    'commands:',
    ...commands.map((command, index) => `  ${index + 1}. ${canonical(command)}`),
  ].join('\n')

/** Are ids derived? Then they cannot be marked as those of one case, and each case has a store of its own (SR-82). */
const isDerived = ({ document }: ValidatedDefinition): boolean => document.identity !== undefined

/** Tries a law on scenes under these definitions, each with subjects and record ids of its own. */
export const storedLaw = <Opened, Case>(
  law: StoredLaw<Case>,
  keeperOf: () => Keeper<ValidatedDefinition, Opened>,
  caseOf: (opened: Opened, scene: Scene, marker: string) => Case,
  definitions: fc.Arbitrary<ValidatedDefinition>,
  options: LawOptions,
): Law => {
  const check = async () => {
    const kept = keeperOf()
    const property = {
      name: law.name,
      cases: scenes(definitions),
      holds: async (scene: Scene) => {
        const derived = isDerived(scene.definition)
        if (derived) await kept.close()
        const marker = derived ? '' : ownMarker()
        // One object for a command that is made twice, so that it stays one request.
        const own = new Map(scene.commands.map((command) => [command, derived ? command : marked(command, marker)]))
        const commands = scene.commands.map((command) => own.get(command) ?? command)
        await law.holds(caseOf(await kept.get(scene.definition), { ...scene, commands }, marker))
        return 0
      },
      describe,
    }
    try {
      return await propertyLaw(property, options).check()
    } finally {
      await kept.close()
    }
  }
  return lawOf(law.name, check)
}

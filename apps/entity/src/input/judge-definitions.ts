import { Registry, validate, type Defect, type DefinitionErrors, type ValidatedDefinition } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Task } from 'fp-ts/lib/Task.js'
import type { World } from '../world.js'
import { readDefinitionFile } from './read-definition-file.js'

/** What became of one file: it has no definition, one with defects, or a valid one. */
export type Judged =
  | { readonly kind: 'unreadable'; readonly path: string; readonly reason: string }
  | { readonly kind: 'defective'; readonly path: string; readonly errors: DefinitionErrors }
  | { readonly kind: 'valid'; readonly path: string; readonly definition: ValidatedDefinition }

/** Judges a file by itself. */
export const judgeFile =
  (world: World) =>
  (path: string): Task<Judged> =>
  async () => {
    const document = await readDefinitionFile(path, world)()
    if (isLeft(document)) return { kind: 'unreadable', path, reason: document.left }
    const definition = validate(document.right)
    if (isLeft(definition)) return { kind: 'defective', path, errors: definition.left }
    return { kind: 'valid', path, definition: definition.right }
  }

/** Judges definitions as a set: duplicates, and where there are none, references that point at no type of it (L-19). */
export const judgeSet = (definitions: readonly ValidatedDefinition[]): readonly Defect[] => {
  let registry = Registry.empty
  const duplicates: Defect[] = []
  for (const definition of definitions) {
    const registered = registry.register(definition)
    if (isLeft(registered)) duplicates.push(...registered.left.defects)
    else registry = registered.right
  }
  if (duplicates.length > 0) return duplicates
  const complete = registry.validateAll()
  return isLeft(complete) ? complete.left.defects : []
}

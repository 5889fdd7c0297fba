import { Registry, type CoreError, type DefinitionDocument } from '@assent/kernel'
import { chainW, map, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Call, CallGroup } from '../calls.js'
import { definitionIn } from '../input.js'
import { registered } from './answer.js'
import type { ShellState } from './state.js'

/** Calls that change the case's registry; `count` is its size. */
export const registering = (state: ShellState): CallGroup => {
  const kept = (registry: Registry): { readonly count: number } => {
    state.registry = registry
    return { count: registry.list().length }
  }
  const put =
    (into: (document: DefinitionDocument) => Either<CoreError, Registry>): Call =>
    (input) =>
      registered(pipe(definitionIn(input), chainW(into), map(kept)))
  return {
    Register: put((document) => state.registry.register(document)),
    Replace: put((document) => state.registry.replace(document)),
    ClearRegistry: () => ({ ok: true, ...kept(Registry.empty) }),
  }
}

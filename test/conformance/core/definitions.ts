import type { CoreError, DefinitionDocument, ParseFailure, Registry } from '@assent/kernel'
import { chainW, map, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { documentOf, type CallGroup, type Response } from '../calls.js'
import { definitionIn, validatedIn } from '../input.js'
import { answer } from './answer.js'
import type { CoreState } from './state.js'

const listed = (registry: Registry): Response => ({
  value: registry.list().map((definition) => documentOf(definition.document)),
})

/** Calls that read definitions and keep the case's registry. */
export const definitions = (state: CoreState): CallGroup => {
  const kept = (next: Either<ParseFailure | CoreError, Registry>): Response =>
    pipe(
      next,
      map((registry) => {
        state.registry = registry
        return listed(registry)
      }),
      answer,
    )
  const put = (into: (document: DefinitionDocument) => Either<CoreError, Registry>) => (input: Response) =>
    kept(pipe(definitionIn(input), chainW(into)))
  return {
    ValidateDefinition: (input) =>
      answer(
        pipe(
          validatedIn(input),
          map(() => ({})),
        ),
      ),
    Register: put((document) => state.registry.register(document)),
    Replace: put((document) => state.registry.replace(document)),
    Registry: () => ({ status: 'ok', ...listed(state.registry) }),
    ValidateRegistry: () =>
      answer(
        pipe(
          state.registry.validateAll(),
          map(() => ({ value: null })),
        ),
      ),
  }
}

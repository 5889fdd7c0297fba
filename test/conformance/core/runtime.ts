import { Runtime } from '@assent/kernel'
import { bindTo, bindW, chainW, map } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CallGroup } from '../calls.js'
import { jsonIn, textIn } from '../input.js'
import { answer } from './answer.js'
import { decided } from './decided.js'
import { instanceIn } from './instance-in.js'
import type { CoreState } from './state.js'

/** Calls that decide under a definition of the case's registry. */
export const runtime = (state: CoreState): CallGroup => ({
  RuntimeCreate: (input) =>
    pipe(
      jsonIn(input, 'version'),
      bindTo('version'),
      bindW('fields', () => jsonIn(input, 'fields')),
      chainW(({ version, fields }) =>
        Runtime.of(state.registry).create({
          entity: textIn(input, 'entity'),
          version: version as number,
          id: textIn(input, 'id'),
          fields,
        }),
      ),
      map(decided(state)),
      answer,
    ),
  RuntimeExecute: (input) =>
    pipe(
      instanceIn(input),
      bindTo('instance'),
      bindW('args', () => jsonIn(input, 'arguments')),
      chainW(({ instance, args }) =>
        Runtime.of(state.registry).execute({ instance, operation: textIn(input, 'operation'), arguments: args }),
      ),
      map(decided(state)),
      answer,
    ),
})

import { evaluate, evaluateCreate, evaluateCreateDerived, normalizeArguments } from '@assent/kernel'
import { bindTo, bindW, chainW, map } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CallGroup } from '../calls.js'
import { jsonIn, textIn, validatedIn } from '../input.js'
import { answer } from './answer.js'
import { evaluated } from './decided.js'
import { instanceIn } from './instance-in.js'
import type { CoreState } from './state.js'

/** Calls that decide under the definition that stands in their input. */
export const decisions = (state: CoreState): CallGroup => ({
  Create: (input) =>
    pipe(
      validatedIn(input),
      bindTo('definition'),
      bindW('fields', () => jsonIn(input, 'fields')),
      chainW(({ definition, fields }) => evaluateCreate(definition, { id: textIn(input, 'id'), fields })),
      map(evaluated(state)),
      answer,
    ),
  CreateDerived: (input) =>
    pipe(
      validatedIn(input),
      bindTo('definition'),
      bindW('fields', () => jsonIn(input, 'fields')),
      chainW(({ definition, fields }) => evaluateCreateDerived(definition, { fields })),
      map(evaluated(state)),
      answer,
    ),
  Execute: (input) =>
    pipe(
      validatedIn(input),
      bindTo('definition'),
      bindW('instance', () => instanceIn(input)),
      bindW('args', () => jsonIn(input, 'arguments')),
      chainW(({ definition, instance, args }) =>
        evaluate(definition, { instance, operation: textIn(input, 'operation'), arguments: args }),
      ),
      map(evaluated(state)),
      answer,
    ),
  NormalizeArguments: (input) =>
    pipe(
      validatedIn(input),
      bindTo('definition'),
      bindW('args', () => jsonIn(input, 'arguments')),
      chainW(({ definition, args }) => normalizeArguments(definition, textIn(input, 'operation'), args)),
      map((value) => ({ value })),
      answer,
    ),
})

import { readInstance, type EntityInstance, type JsonObject } from '@assent/kernel'
import { queryPage, type ParsedQuery, type QueryDocument } from '@assent/shell'
import { flatMap, isLeft, map, mapLeft } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Call, CallGroup } from '../calls.js'
import { jsonIn } from '../input.js'
import { answer, pageKeys, planOf, queryIn, type Failure } from './answer.js'

const instancesIn = (input: JsonObject): readonly EntityInstance[] => {
  const json = jsonIn(input, 'instances')
  if (isLeft(json)) throw new Error(`the instances are no JSON text: ${json.left.message}`)
  return (json.right as readonly JsonObject[]).map((one) => {
    const instance = readInstance(one)
    if (isLeft(instance)) throw new Error(`no instance: ${instance.left.message}`)
    return instance.right
  })
}

const build: Call = (input) =>
  answer(
    pipe(
      queryIn(input),
      flatMap((query: ParsedQuery) =>
        mapLeft((): Failure => 'invalid')(queryPage(query as QueryDocument, instancesIn(input))),
      ),
      map(pageKeys),
    ),
  )

/** Calls that need no store. */
export const building: CallGroup = {
  Page: build,
  Ordered: build,
  Limit: (input) =>
    answer(
      pipe(
        queryIn(input),
        flatMap(planOf),
        map(({ limit }) => ({ count: limit })),
      ),
    ),
  DecodeCursor: (input) =>
    answer(
      pipe(
        queryIn(input),
        flatMap(planOf),
        map(({ after }) => ({ after: after?.id ?? '' })),
      ),
    ),
}

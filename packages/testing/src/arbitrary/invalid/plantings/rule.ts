import type { Json } from '@assent/kernel'
import type { PlantedDefect, Planting } from '../planting.js'
import { conditionSpots, ruleSpots } from '../spots/rules.js'
import { partAt, put } from '../way.js'
import { blanks } from './head.js'

const blankKey = (key: 'name' | 'message'): Planting => ({
  name: `the ${key} of a rule is blank`,
  kind: 'invalid_rule',
  places: (document) =>
    ruleSpots(document).flatMap(({ way, path }) =>
      blanks.map((blank) => () => {
        const whole = partAt(document, way) === undefined ? put(document, [...way, 'assert'], true) : document
        return { document: put(whole, [...way, key], blank), defect: { kind: 'invalid_rule', path } }
      }),
    ),
})

const nots = (times: number): Json => (times === 0 ? true : { not: nots(times - 1) })

const tooDeep: Planting = {
  name: 'a condition is 33 deep',
  kind: 'condition_too_deep',
  places: (document) =>
    ruleSpots(document).map(({ way, path }) => () => ({
      document: put(document, [...way, 'assert'], nots(32)),
      defect: { kind: 'condition_too_deep', path: `${path}.assert`, depth: 33, limit: 32 },
    })),
}

const invalid = (path: string): PlantedDefect => ({ kind: 'invalid_rule', path })

/** A condition that registration refuses wherever it stands, at a path below its own (K-103). */
const badCondition = (name: string, condition: Json, below = '', defect = invalid): Planting => ({
  name,
  kind: defect('').kind,
  places: (document) =>
    conditionSpots(document).map(({ way, path }) => () => ({
      document: put(document, way, condition),
      defect: defect(`${path}${below}`),
    })),
})

const service = (operator: string, operand: Json): Planting =>
  badCondition(`a condition asks \`${operator}\``, { [operator]: operand }, '', (path) => ({
    kind: 'semantics_key_not_available',
    path,
    key: operator,
  }))

/** What is wrong with a rule, but for its references. */
export const rulePlantings: readonly Planting[] = [
  blankKey('name'),
  blankKey('message'),
  tooDeep,
  badCondition('`all` has no condition', { all: [] }),
  badCondition('`any` inside `not` has no condition', { not: { any: [] } }, '.not'),
  badCondition('an affix is a number', { starts_with: ['$id', 1] }, '.starts_with[1]'),
  badCondition('the text of `ends_with` is null', { ends_with: [null, '$id'] }, '.ends_with[0]'),
  badCondition('an affix is a list', { all: [true, { ends_with: ['a', ['$id']] }] }, '.all[1].ends_with[1]'),
  badCondition('an instant is no date of the calendar', { before: ['2026-02-29', '$id'] }, '.before[0]'),
  badCondition('an instant has an offset', { after: ['$id', '2026-03-01T06:00:00+02:00'] }, '.after[1]'),
  badCondition('an instant is a number', { any: [{ before: ['$id', 20260301] }] }, '.any[0].before[1]'),
  badCondition('an instant is an escaped text', { after: ['$$2026-03-01', '$id'] }, '.after[0]'),
  service('compare', { left: '$id', op: 'lt', right: 1 }),
  service('truthy', '$id'),
  service('for_all', { in: '$id', as: 'one', that: true }),
  service('for_any', { in: '$id', as: 'one', that: true }),
]

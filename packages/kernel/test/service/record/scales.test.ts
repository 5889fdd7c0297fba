import { expect, it } from 'vitest'
import { decideCreate } from '../../../src/decide/create.js'
import { decide } from '../../../src/decide/execute.js'
import { replay } from '../../../src/record/replay.js'
import { define } from '../../support/define.js'
import { accepted, refused } from '../../support/outcome.js'
import { extending } from '../loan.js'

const outcomes = [
  {
    name: 'worse',
    when: { compare: { left: '$args.wear', op: 'lt', right: '$fields.wear' } },
    refuses: { error: 'W' },
  },
  { name: 'better', effect: 'updates', set: { wear: '$args.wear' } },
]

const worn = (scale: readonly string[]) =>
  define(
    extending(
      { wear: { type: 'string', required: true } },
      outcomes,
      { arguments: { fields: { wear: { type: 'string', required: true } } } },
      { scales: { wear: scale } },
    ),
  )

const upwards = worn(['bad', 'good'])
const downwards = worn(['good', 'bad'])
const created = accepted(decideCreate(upwards, { id: 'l-1', fields: { wear: 'bad' } }))
const request = { instance: created.instance, operation: 'extend', arguments: { wear: 'good' } }
const bettered = accepted(decide(upwards, request))

it('SR-81: a replay ranks by the scales that were recorded', () => {
  expect(refused(decide(downwards, request))).toMatchObject({ kind: 'refused', outcome: 'worse' })
  expect(accepted(replay([created.record, bettered.record]))).toEqual(bettered.instance)
})

it('SR-81: other scales in a record are another record', () => {
  const { document } = downwards
  const records = [created.record, bettered.record].map((record) => ({ ...record, definition: document }))
  expect(refused(replay(records))).toMatchObject({ kind: 'refused', outcome: 'worse' })
})

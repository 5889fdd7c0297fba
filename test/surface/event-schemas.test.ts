import { stringify } from '@assent/kernel'
import { eventSchema } from '@assent/surface'
import { arbitrary, historyOf } from '@assent/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../properties/runs.js'
import { definitionNamed, hostileNaming, serviceDefinitionNamed } from './hostile-documents.js'
import { isReadAlike, isSchemaReadAlike, judgeOf } from './read-alike.js'

const few = { numRuns: Math.ceil((runs.numRuns ?? 2000) / 30) }

const histories = arbitrary.definition({ semantics: 'any' }).chain((definition) => arbitrary.history(definition))

describe('the schemas of events', () => {
  it('U-10: every event of every decision meets that of its type, and that of any type', () => {
    fc.assert(
      fc.property(histories, ({ definition, decisions }) => {
        const events = decisions.flatMap((decision) => decision.events)
        const any = eventSchema(definition.document) ?? { not: {} }
        fc.pre(isSchemaReadAlike(any) && events.every(isReadAlike))
        for (const event of events) {
          const own = eventSchema(definition.document, event.type) ?? { not: {} }
          expect(judgeOf(own)(event), stringify({ ...event })).toBe(true)
          expect(judgeOf(any)(event)).toBe(true)
        }
      }),
      few,
    )
  })

  it('U-10: an event of another revision, state or payload does not', () => {
    const definition = definitionNamed((place) => place.replaceAll(' ', '_'))
    const [created] = historyOf({ definition, id: 'a', fields: {}, calls: [] }).decisions
    const event = { ...created?.events[0] }
    const meets = judgeOf(eventSchema(definition.document) ?? {})
    expect(meets(event)).toBe(true)
    for (const spoiled of [
      { revision: 0 },
      { to_state: 'next' },
      { from_state: 'state' },
      { payload: {} },
      { more: 1 },
    ])
      expect(meets({ ...event, ...spoiled })).toBe(false)
  })

  it('U-10: whatever the names', () => {
    fc.assert(
      fc.property(hostileNaming, (naming) => {
        const definition = definitionNamed(naming)
        const { decisions } = historyOf({
          definition,
          id: 'a',
          fields: {},
          calls: [{ operation: naming('operation'), arguments: {} }],
        })
        const events = decisions.flatMap((decision) => decision.events)
        const meets = judgeOf(eventSchema(definition.document) ?? { not: {} })
        expect(events).toHaveLength(2)
        expect(events.map(meets)).toEqual([true, true])
      }),
      few,
    )
  })

  it('SR-168: whatever the names under the service rules', () => {
    fc.assert(
      fc.property(hostileNaming, (naming) => {
        const definition = serviceDefinitionNamed(naming)
        const { decisions } = historyOf({
          definition,
          id: `s:${naming('value')}`,
          fields: {},
          calls: [
            {
              operation: naming('operation'),
              arguments: { given: 'x' },
              fulfillments: { [naming('text')]: 'remove' },
            },
          ],
        })
        const events = decisions.flatMap((decision) => decision.events)
        const meets = judgeOf(eventSchema(definition.document) ?? { not: {} })
        expect(events).toHaveLength(2)
        expect(events.map(meets)).toEqual([true, true])
      }),
      few,
    )
  })

  it('there is none of a type that is not emitted', () => {
    expect(eventSchema(definitionNamed((place) => place).document, 'other')).toBeUndefined()
  })
})

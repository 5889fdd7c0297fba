import type { EntityInstance } from '@assent/kernel'
import { describe, expect, it } from 'vitest'
import { queryCursor, queryPage, queryPlace, questionText } from '../../src/index.js'
import { errorOf, valueOf } from '../parcel.js'

const berth = (id: string, fields: EntityInstance['fields'] = {}, entity = 'berth'): EntityInstance => ({
  entity,
  version: 1,
  id,
  lifecycle_state: 'free',
  revision: 1,
  fields,
})

const idsOf = (items: readonly EntityInstance[]) => items.map(({ id }) => id)

/** Instances one by one, and how many of them were read. */
const counted = (instances: readonly EntityInstance[]) => {
  const reading = { read: 0 }
  const sequence = {
    *[Symbol.iterator]() {
      for (const instance of instances) {
        reading.read += 1
        yield instance
      }
    },
  }
  return { reading, sequence }
}

const quay = [berth('b-1'), berth('b-2', { size: 9 }), berth('b-4'), berth('b-9'), berth('c-1', {}, 'crane')]

describe('queryPage', () => {
  it('Q-12: reads up to and including the match that tells of a next page, and judges nothing behind it', () => {
    const { reading, sequence } = counted(quay)
    const page = valueOf(queryPage({ entity: 'berth', limit: 2 }, sequence))
    expect(idsOf(page.items)).toEqual(['b-1', 'b-2'])
    expect(page.next).not.toBeNull()
    expect(reading.read).toBe(3)
  })

  it('Q-12: reads on over instances that do not match', () => {
    const { reading, sequence } = counted(quay.slice(0, 4))
    const page = valueOf(queryPage({ entity: 'berth', matching: { size: 9 }, limit: 1 }, sequence))
    expect(idsOf(page.items)).toEqual(['b-2'])
    expect(page.next).toBeNull()
    expect(reading.read).toBe(4)
  })

  it('Q-12: an instance of another entity that is read is invalid_query', () => {
    expect(errorOf(queryPage({ entity: 'berth' }, quay)).kind).toBe('invalid_query')
  })

  it.each([
    ['twice the same', [berth('b-1'), berth('b-1')]],
    ['descending ones', [berth('b-2'), berth('b-1')]],
    ['UTF-16 order where code points differ', [berth('\u{1f600}'), berth('\uffee')]],
  ])('Q-12: ids that do not ascend are invalid_query: %s', (_what, instances) => {
    expect(errorOf(queryPage({ entity: 'berth' }, instances)).kind).toBe('invalid_query')
  })

  it('Q-12: what stands at or before the cursor is judged as well', () => {
    const { next } = valueOf(queryPage({ entity: 'berth', limit: 1 }, quay.slice(2, 4)))
    const after = next ?? ''
    expect(idsOf(valueOf(queryPage({ entity: 'berth', after }, quay.slice(0, 4))).items)).toEqual(['b-9'])
    expect(errorOf(queryPage({ entity: 'berth', after }, [berth('b-2'), berth('b-1')])).kind).toBe('invalid_query')
  })

  it('D-12: a sorted page is made of all instances, whose ids must ascend', () => {
    const { reading, sequence } = counted([berth('a', { size: 3 }), berth('b', { size: 1 }), berth('c', { size: 2 })])
    const page = valueOf(queryPage({ entity: 'berth', order_by: 'size', limit: 1 }, sequence))
    expect(idsOf(page.items)).toEqual(['b'])
    expect(reading.read).toBe(3)
    expect(errorOf(queryPage({ entity: 'berth', order_by: 'size' }, [berth('b'), berth('a')])).kind).toBe(
      'invalid_query',
    )
  })

  it('Q-6: the example of the specification: a cursor is good for its question only, number by number', () => {
    const berths = ['b-1', 'b-4', 'b-9'].map((id) => berth(id, { size: { m: 12 } }))
    const asked = { entity: 'berth', matching: { size: { m: 12 } }, limit: 2 }
    const first = valueOf(queryPage(asked, berths))
    expect(idsOf(first.items)).toEqual(['b-1', 'b-4'])
    const second = valueOf(queryPage({ ...asked, after: first.next ?? '' }, berths))
    expect([idsOf(second.items), second.next]).toEqual([['b-9'], null])
    const respelled = { ...asked, matching: { size: { m: 12.5 } }, after: first.next ?? '' }
    expect(errorOf(queryPage(respelled, berths)).detail).toContain('another query')
  })
})

describe('a place in the order of a query', () => {
  const sized = [9, 12, 9].map((size, n) => berth(`b-${n}`, { size }))

  it.each([
    ['by id', { entity: 'berth' }, ['b-1', 'b-2']],
    ['by a field', { entity: 'berth', order_by: 'size' }, ['b-2', 'b-1']],
  ])('D-12: is one that a query goes on behind, also where no page ended there: %s', (_what, query, ids) => {
    const [first] = sized
    if (first === undefined) throw new Error('no berth')
    const after = queryCursor(query, queryPlace(query, first))
    expect(idsOf(valueOf(queryPage({ ...query, after }, sized)).items)).toEqual(ids)
  })

  it('Q-7: belongs to its question', () => {
    const [first] = sized
    if (first === undefined) throw new Error('no berth')
    const query = { entity: 'berth', order_by: 'size' }
    const after = queryCursor(query, queryPlace(query, first))
    expect(errorOf(queryPage({ ...query, state: 'free', after }, sized)).kind).toBe('invalid_query')
    expect(questionText(query)).toBe(questionText({ entity: 'berth', matching: {}, order_by: 'size' }))
    expect(questionText(query)).not.toBe(questionText({ ...query, state: 'free' }))
  })
})

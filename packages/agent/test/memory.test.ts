import { describe, expect, it } from 'vitest'
import { followUps } from '../src/follow-ups.js'
import { recent } from '../src/recent.js'
import { proposalRecordId } from '../src/record-id.js'
import { seenRevisions } from '../src/seen.js'

describe('what is kept of the last names', () => {
  it('forgets the oldest one, and a name that is written again is the newest', () => {
    const held = recent<number>(2)
    held.set('a', 1)
    held.set('b', 2)
    held.set('a', 3)
    held.set('c', 4)
    expect(['a', 'b', 'c'].map((name) => held.get(name))).toEqual([3, undefined, 4])
    expect([held.delete('c'), held.delete('c')]).toEqual([true, false])
  })
})

describe('downstream work', () => {
  it('is due once for what is stored now, and never for what was stored before', () => {
    const work = followUps()
    expect([work.isDue('a', false), work.isDue('a', false), work.isDue('a', true)]).toEqual([true, false, false])
    expect(work.isDue('b', true)).toBe(false)
  })

  it('is due once for what a retry finds stored, where nobody knew that before', () => {
    const work = followUps()
    work.owe('a')
    expect([work.isDue('a', true), work.isDue('a', true)]).toEqual([true, false])
    work.owe('a')
    expect(work.isDue('a', true)).toBe(false)
  })
})

describe('what was last seen', () => {
  const caller = { principal: undefined, name: 'model', conversation: 'c' }
  const instance = { entity: 'a', id: 'b', version: 1, lifecycle_state: 's', revision: 4, fields: {} }

  it('is kept by principal, conversation and subject', () => {
    const seen = seenRevisions()
    seen.remember(caller, instance)
    expect(seen.revision(caller, instance)).toBe(4)
    for (const other of [
      { ...caller, name: 'another' },
      { ...caller, conversation: 'd' },
      { ...caller, conversation: null },
    ]) {
      expect(seen.revision(other, instance)).toBeUndefined()
    }
    expect(seen.revision(caller, { entity: 'a', id: 'c' })).toBeUndefined()
  })

  it('is not kept outside a conversation', () => {
    const seen = seenRevisions()
    seen.remember({ ...caller, conversation: null }, instance)
    expect(seen.revision({ ...caller, conversation: null }, instance)).toBeUndefined()
  })
})

describe('D-16: the record id of a proposal', () => {
  it('differs where any of its parts does, however they are cut', () => {
    const ids = [
      proposalRecordId('a', 'b', 'c'),
      proposalRecordId('ab', '', 'c'),
      proposalRecordId('a', 'bc', ''),
      proposalRecordId('a', 'b', 'd'),
      proposalRecordId('a","b', '', 'c'),
    ]
    expect(new Set(ids).size).toBe(ids.length)
    expect(proposalRecordId('a', 'b', 'c')).toBe(ids[0])
  })
})

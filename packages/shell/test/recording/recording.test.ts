import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { startsFlow } from '../../src/index.js'
import { readRecording } from '../../src/recording/recording.js'
import { errorOf, recording, valueOf } from '../parcel.js'

const without = (member: string): object =>
  Object.fromEntries(Object.entries(recording('r')).filter(([name]) => name !== member))

const isInstant = (recorded_at: string): boolean => isRight(readRecording(recording('r', { recorded_at })))

describe('a recording', () => {
  it('R-1: has five members, and null is absence', () => {
    expect(valueOf(readRecording(recording('r')))).toEqual(recording('r'))
  })

  it.each(['record_id', 'recorded_at', 'correlation', 'causation', 'actor'])(
    'R-2: is refused without the key `%s`, which is named',
    (member) => {
      expect(errorOf(readRecording(without(member)))).toContain(`\`${member}\` is missing`)
    },
  )

  it('R-3: may have its members in any order', () => {
    const reversed = Object.fromEntries(Object.entries(recording('r')).reverse())
    expect(valueOf(readRecording(reversed))).toEqual(recording('r'))
  })

  it('R-4: reports the first fault in the order record_id, recorded_at, correlation, causation, actor', () => {
    const blank = { record_id: ' ', recorded_at: '?', correlation: '', causation: '\u0085', actor: '\t' }
    const named = ['record_id', 'recorded_at', 'correlation', 'causation', 'actor'].map((member) => {
      const fault = errorOf(readRecording(blank))
      Object.assign(blank, { [member]: recording('r')[member as 'actor'] })
      return /`(.*?)`/.exec(fault)?.[1]
    })
    expect(named).toEqual(['record_id', 'recorded_at', 'correlation', 'causation', 'actor'])
  })

  it('R-4: tells the caller to write null for a blank actor', () => {
    expect(errorOf(readRecording(recording('r', { actor: ' ' })))).toBe(
      '`actor` is blank: write null where there is none',
    )
  })

  it.each([
    ['U+0085 alone', '\u0085', false],
    ['U+FEFF alone', '\ufeff', true],
    ['text with spaces round it', ' r ', true],
  ])('C-8: a record id that is %s is blank or kept as it is', (_what, record_id, isLegal) => {
    const read = readRecording(recording(record_id))
    expect(isRight(read) && read.right.record_id === record_id).toBe(isLegal)
  })

  it('R-5: is judged without a look at what it is wrapped round', () => {
    expect(isRight(readRecording({ ...recording('r'), record: undefined }, ['record']))).toBe(true)
  })

  it('C-9: is refused with a member of another name', () => {
    expect(errorOf(readRecording({ ...recording('r'), note: 1 }))).toBe('`note` is no member of it')
  })

  it.each([null, 7, 'r', [recording('r')], undefined])('is refused as no object: %j', (value) => {
    expect(errorOf(readRecording(value))).toBe('it is no object')
  })

  it.each([
    ['record_id', 5, '`record_id` is not text'],
    ['recorded_at', 1893456000, '`recorded_at` is not text'],
    ['actor', 5, '`actor` is neither text nor null'],
    ['actor', '\ud800', '`actor` is neither text nor null'],
    ['record_id', '\udc00', '`record_id` is not text'],
  ])('names `%s` that is no text (N-2): %j', (member, value, fault) => {
    expect(errorOf(readRecording({ ...recording('r'), [member]: value }))).toBe(fault)
  })

  it('does not take inherited members for its own', () => {
    expect(errorOf(readRecording(Object.create(recording('r'))))).toContain('`record_id` is missing')
  })
})

describe('the time of a recording', () => {
  it.each([
    '2031-02-28',
    '2032-02-29',
    '0000-01-01',
    '9999-12-31T23:59:60Z',
    '2031-05-04t09:00:00z',
    '2031-05-04 09:00:00',
    '2031-05-04T09:00:00.1',
    '2031-05-04T09:00:00.123456789Z',
    '\t 2031-05-04T09:00:00Z \n',
  ])('R-6, R-7: %j is an instant', (text) => {
    expect(isInstant(text)).toBe(true)
  })

  it.each([
    '2031-02-29',
    '2100-02-29',
    '2031-13-01',
    '2031-00-10',
    '2031-04-31',
    '2031-05-04T24:00:00Z',
    '2031-05-04T09:60:00Z',
    '2031-05-04T09:00:61Z',
    '2031-05-04T09:00:00+02:00',
    '2031-05-04T09:00Z',
    '2031-05-04T09:00:00.Z',
    '2031-05-04T09:00:00.1234567890Z',
    '2031-05-04T',
    '2031-05-04TZ',
    '2031-5-4',
    '1893456000',
    '',
  ])('R-8: %j is refused', (text) => {
    expect(isInstant(text)).toBe(false)
  })

  it('R-9, R-10: is kept as it is spelled', () => {
    const spelled = ' 2031-05-04T09:00:00.500Z'
    expect(valueOf(readRecording(recording('r', { recorded_at: spelled }))).recorded_at).toBe(spelled)
  })
})

it.each([
  ['flow', 'flow', true],
  ['flow', 'cause', false],
  ['flow', null, false],
  [null, null, false],
])('R-11: correlation %j and causation %j start a flow: %s', (correlation, causation, starts) => {
  expect(startsFlow(recording('r', { correlation, causation }))).toBe(starts)
})

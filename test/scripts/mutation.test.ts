import { describe, expect, it } from 'vitest'
import { percentOf, scoreOf, survivorsIn } from '../../scripts/mutation/mutants.mjs'
import { asEntry, readList, without } from '../../scripts/mutation/survivor-list.mjs'

const source = ['const a = 1', '', '  if (a > 0) {', '    go()', '  }', ''].join('\n')

const mutant = (status: string, [line, column]: [number, number], [lastLine, lastColumn]: [number, number]) => ({
  status,
  replacement: '{}',
  location: { start: { line, column }, end: { line: lastLine, column: lastColumn } },
})

const report = (...statuses: string[]) => ({
  files: { 'a.ts': { source, mutants: statuses.map((status) => mutant(status, [1, 11], [1, 12])) } },
})

describe('what mutation testing left behind', () => {
  it('a survivor is what stood there and what stands there instead, wherever in the file', () => {
    const [survivor] = survivorsIn(report('Survived'))
    expect(survivor).toEqual({ file: 'a.ts', before: 'const a = 1', after: 'const a = {}' })
    const moved = { 'a.ts': { source: `\n\n    ${source}`, mutants: [mutant('Survived', [3, 15], [3, 16])] } }
    expect(survivorsIn({ files: moved })).toEqual([survivor])
  })

  it('code over several lines is told by its first and its last', () => {
    const files = { 'a.ts': { source, mutants: [mutant('Survived', [3, 14], [5, 4])] } }
    expect(survivorsIn({ files })).toEqual([{ file: 'a.ts', before: 'if (a > 0) { ... }', after: 'if (a > 0) {}' }])
  })

  it('what no test runs lives too, what was killed or never came to an end does not', () => {
    const statuses = ['Killed', 'NoCoverage', 'Timeout', 'Survived', 'CompileError']
    expect(survivorsIn(report(...statuses))).toHaveLength(2)
    expect(scoreOf(report(...statuses))).toEqual({ killed: 1, survived: 1, uncovered: 1, timeout: 1 })
  })

  it('the score is what was noticed of all', () => {
    expect(percentOf({ killed: 16, survived: 2, uncovered: 1, timeout: 1 })).toBe(85)
    expect(percentOf({ killed: 0, survived: 0, uncovered: 0, timeout: 0 })).toBe(0)
  })
})

describe('the list of survivors', () => {
  const text =
    '# why\n\na.ts\n- one\n+ two\n- three\n+ four\nit answers the same,\nas nobody asks\n\n\nb.ts\n- x\n+ y\nit is only a name of nothing\n'
  const reason = 'it answers the same, as nobody asks'

  it('has a reason for one pair of lines or for several', () => {
    expect(readList(text)).toEqual([
      { file: 'a.ts', before: 'one', after: 'two', reason },
      { file: 'a.ts', before: 'three', after: 'four', reason },
      { file: 'b.ts', before: 'x', after: 'y', reason: 'it is only a name of nothing' },
    ])
  })

  it('is written as it is read', () => {
    const survivor = { file: 'a.ts', before: 'const a = 1', after: 'const a = {}' }
    expect(readList(`${asEntry(survivor)}${reason}\n`)).toEqual([{ ...survivor, reason }])
  })

  it.each([
    ['a.ts\n- one\n+ two\n', 'no reason is given'],
    [`a.ts\n- one\n${reason}\n`, 'each line with `- ` needs one with `+ `'],
    [`a.ts\n${reason}\n`, 'each line with `- ` needs one with `+ `'],
  ])('refuses %j', (entry, fault) => {
    expect(() => readList(entry)).toThrow(fault)
  })

  it('what it does not hold is found, in either direction', () => {
    const [one, three, x] = readList(text)
    if (one === undefined || three === undefined || x === undefined) throw new Error('the list was not read')
    expect(without([one, x], [three, { ...one }])).toEqual([x])
    expect(without([one], [{ ...one, file: 'b.ts' }])).toEqual([one])
  })
})

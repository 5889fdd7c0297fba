import { describe, expect, it } from 'vitest'
import { longByDesign } from './exceptions.js'
import { longFiles, longFunctions, medianLength, staleExceptions } from './lengths.js'
import { describeOffence } from './offence.js'
import { codeSources, shippedSources, type Source } from './source.js'

const fileCeiling = 200
const functionCeiling = 60
const medianCeiling = 70

// A `describe` block is one function however many cases it holds, so functions are measured in what is no test.
const programs = codeSources.filter(({ path }) => !path.endsWith('.test.ts'))

const packages = [...new Set(shippedSources.map(({ path }) => path.split('/').slice(0, 2).join('/')))]

describe('lengths', () => {
  it('no shipped file is longer than the ceiling', () => {
    expect(longFiles(shippedSources, fileCeiling, longByDesign).map(describeOffence)).toEqual([])
  })

  it('no exception is looser than it needs to be', () => {
    expect(staleExceptions(shippedSources, fileCeiling, longByDesign).map(describeOffence)).toEqual([])
  })

  it.each(packages)('the middle file of %s can be read in one look', (folder) => {
    const own = shippedSources.filter(({ path }) => path.startsWith(`${folder}/`))
    expect(medianLength(own)).toBeLessThanOrEqual(medianCeiling)
  })

  it('no function is longer than the ceiling', () => {
    expect(longFunctions(programs, functionCeiling).map(describeOffence)).toEqual([])
  })
})

const fileOf = (path: string, lines: number): Source => ({ path, text: 'let a\n'.repeat(lines) })

describe('lengths, on planted offences', () => {
  it('a file of one line too many is found, one at the ceiling is not', () => {
    const offences = longFiles([fileOf('a.ts', 200), fileOf('b.ts', 201)], 200, [])
    expect(offences.map(describeOffence)).toEqual(['b.ts:201 201 lines, at most 200: give each idea a file of its own'])
  })

  it('an exception has its own ceiling', () => {
    const exception = { path: 'b.ts', ceiling: 210, reason: 'one table that is read as a whole' }
    expect(longFiles([fileOf('b.ts', 210)], 200, [exception])).toEqual([])
    expect(longFiles([fileOf('b.ts', 211)], 200, [exception])).toHaveLength(1)
  })

  it('an exception that is not needed, too loose, unexplained or of no file is found', () => {
    const sources = [fileOf('short.ts', 10), fileOf('loose.ts', 210), fileOf('unexplained.ts', 210)]
    const exceptions = [
      { path: 'short.ts', ceiling: 210, reason: 'one table that is read as a whole' },
      { path: 'loose.ts', ceiling: 900, reason: 'one table that is read as a whole' },
      { path: 'unexplained.ts', ceiling: 210, reason: 'long' },
      { path: 'gone.ts', ceiling: 210, reason: 'one table that is read as a whole' },
    ]
    expect(staleExceptions(sources, 200, exceptions).map(({ path }) => path)).toEqual(
      exceptions.map(({ path }) => path),
    )
  })

  it('the median is the middle one, not the mean', () => {
    expect(medianLength([fileOf('a.ts', 10), fileOf('b.ts', 20), fileOf('c.ts', 900)])).toBe(20)
  })

  it('a function of one line too many is found by its name', () => {
    const text = `/** Not counted. */\nconst long = () => {\n${'  step()\n'.repeat(59)}}\n`
    expect(longFunctions([{ path: 'a.ts', text }], 60).map(describeOffence)).toEqual([
      'a.ts:2 `long` has 61 lines, at most 60: give its steps names',
    ])
    expect(longFunctions([{ path: 'a.ts', text }], 61)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { bannedCode, findBannedCode } from './banned-code.js'
import { bannedText, findBannedText, findWideLines } from './banned-text.js'
import { describeOffence } from './offence.js'
import { allSources, codeSources } from './source.js'

const programs = codeSources.filter(({ path }) => !path.endsWith('.test.ts'))

// These name what they ban, and plant it.
const isTidyItself = ({ path }: { readonly path: string }): boolean => /^test\/tidy\/banned/.test(path)

const checkedText = allSources.filter((source) => !isTidyItself(source))
const checkedCode = codeSources.filter((source) => !isTidyItself(source))

describe('banned words and constructs', () => {
  it('no file holds a banned text', () => {
    expect(findBannedText(checkedText).map(describeOffence)).toEqual([])
  })

  it('no program uses a banned construct', () => {
    expect(findBannedCode(checkedCode).map(describeOffence)).toEqual([])
  })

  it('no line of a program is wider than the page', () => {
    expect(findWideLines(programs, 120).map(describeOffence)).toEqual([])
  })
})

const inFile = (text: string, path = 'packages/kernel/src/planted.ts') => [{ path, text }]

const plantedText: Record<string, readonly string[]> = {
  'a note to self': ['// TODO: later', '// FIXME'],
  'a silenced type check': ['// @ts-ignore', '// @ts-nocheck because'],
  'an expected type error without a reason': ['// @ts-expect-error'],
  'a lint exemption without a reason': ['// eslint-disable-next-line no-var', '/* eslint-disable no-var -- no */'],
  'an exemption from a tool': ['// prettier-ignore', '/* v8 ignore next */'],
  'a path of one machine': ["const a = '/work/main'", 'see /root/notes.txt', "open('/home/ann/x')", '`/Users/ann`'],
  'the host of a registry': ['"resolved": "https://host/a.tgz"', 'registry.npmjs.org'],
}

const plantedCode: Record<string, readonly string[]> = {
  'a default export': ['export default 1', 'export default class {}', 'export default function f() {}'],
  '`export *`': ["export * from './a.js'", "export * as a from './a.js'"],
  '`any`': ['const a = b as any', 'const a: any = 1', 'const f = <T = any>(a: T) => a'],
  'a test that is left out, or leaves the others out': [
    "it.only('a', () => {})",
    "describe.skip('a', () => {})",
    "it.todo('a')",
    "it.concurrent.skip('a', () => {})",
    "it.skip.each([1])('a', () => {})",
  ],
  'a hook that helps tests, at the top of its file': ['afterEach(() => {})', 'beforeAll(async () => {})'],
  printing: ["console.log('a')", "console.error('a')"],
  'an order or a spelling of the host': ['a.localeCompare(b)', 'a.toLocaleUpperCase()', 'n.toLocaleString()'],
  'a normalization of text': ["a.normalize('NFC')"],
  randomness: ['Math.random()', 'list.map(Math.random)'],
  'a clock': ['Date.now()', 'new Date()', 'new Date().toISOString()'],
  'the barrel of fp-ts': ["import { either } from 'fp-ts'"],
  'a Node module without its prefix': ["import fs from 'fs'", "import { readFile } from 'fs/promises'"],
  'a second way to assert': ["import assert from 'node:assert'", "import assert from 'node:assert/strict'"],
}

describe('banned words and constructs, planted', () => {
  it('each ban has an offence planted below', () => {
    expect(Object.keys(plantedText)).toEqual(bannedText.map(({ fault }) => fault))
    expect(Object.keys(plantedCode)).toEqual(bannedCode.map(({ fault }) => fault))
  })

  it.each(Object.entries(plantedText))('%s is found in text', (fault, texts) => {
    for (const text of texts) expect(findBannedText(inFile(text))).toMatchObject([{ fault, line: 1 }])
  })

  it.each(Object.entries(plantedCode))('%s is found in code', (fault, texts) => {
    for (const text of texts) expect(findBannedCode(inFile(text))).toContainEqual(expect.objectContaining({ fault }))
  })

  it('a reason, a name in a text, or a file that may, is no offence', () => {
    expect(findBannedCode(inFile("it.skipIf(isWindows)('a', () => new Date(0))"))).toEqual([])
    expect(findBannedCode(inFile('const after = () => { afterAll(stop) }'))).toEqual([])
    const reasoned =
      '// eslint-disable-next-line no-var -- the host declares it twice\n// @ts-expect-error a text is no number'
    expect(findBannedText(inFile(reasoned))).toEqual([])
    expect(findBannedCode(inFile("const a = 'console.log(any)' // Math.random, Date.now"))).toEqual([])
    expect(findBannedCode(inFile('export default {}', 'packages/kernel/vitest.config.ts'))).toEqual([])
    expect(findBannedCode(inFile("console.log('a')", 'scripts/run.mjs'))).toEqual([])
  })

  it('a wide line is found', () => {
    expect(findWideLines(inFile(`const a = '${'a'.repeat(120)}'`), 120)).toMatchObject([{ line: 1 }])
    expect(findWideLines(inFile('a'.repeat(120)), 120)).toEqual([])
  })
})

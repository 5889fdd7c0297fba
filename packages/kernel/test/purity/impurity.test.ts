import { describe, expect, it } from 'vitest'
import { impurities } from './impurity.js'

const planted: readonly (readonly [string, string, string])[] = [
  ['a clock', 'const now = Date.now()', 'Date'],
  ['a clock by its constructor', 'const now = new Date()', 'Date'],
  ['a clock under another name', 'const { now } = Date', 'Date'],
  ['a monotonic clock', 'const t = performance.now()', 'performance'],
  ['randomness', 'const r = Math.random()', '.random'],
  ['randomness by a computed name', "const r = Math['random']()", '.random'],
  ['randomness taken apart', 'const { random } = Math', '.random'],
  ['randomness renamed', 'const { random: draw } = Math', '.random'],
  ['cryptographic randomness', 'const id = crypto.randomUUID()', 'crypto'],
  ['the environment', 'const home = process.env.HOME', 'process'],
  ['the global object', 'const g = globalThis', 'globalThis'],
  ['the global object of a browser', 'const g = window', 'window'],
  ['a timer', 'setTimeout(() => 1, 0)', 'setTimeout'],
  ['a microtask', 'queueMicrotask(() => 1)', 'queueMicrotask'],
  ['output', "console.log('x')", 'console'],
  ['a promise', 'const p = Promise.resolve(1)', 'Promise'],
  ['a promise in a type', 'export type P = Promise<number>', 'Promise'],
  ['what is awaited by hand', 'export const f = (p: any) => p.then(1)', '.then'],
  ['an asynchronous function', 'export const f = async () => 1', 'asynchronous code'],
  ['an asynchronous method', 'class A { async f() {} }', 'asynchronous code'],
  ['asynchronous iteration', 'async function f(xs: any) { for await (const x of xs) x }', 'asynchronous code'],
  ['the network', "fetch('x')", 'fetch'],
  ['storage', "localStorage.getItem('x')", 'localStorage'],
  ['a locale', 'new Intl.Collator()', 'Intl'],
  ['comparison by a locale', "'a'.localeCompare('b')", '.localeCompare'],
  ['formatting by a locale', 'const s = (1).toLocaleString()', '.toLocaleString'],
  ['case by a locale', "'I'.toLocaleLowerCase()", '.toLocaleLowerCase'],
  ['normalization', "'é'.normalize('NFC')", '.normalize'],
  ['floats from text', "parseFloat('1.5')", 'parseFloat'],
  ['floats from text by a member', "Number.parseFloat('1.5')", '.parseFloat'],
  ['code', "eval('1')", 'eval'],
  ['code by a constructor', "new Function('return 1')", 'Function'],
  ['collection of garbage', 'new WeakRef({})', 'WeakRef'],
  ['a module of Node', "import { readFileSync } from 'node:fs'", 'import of node:fs'],
  ['a module of Node, bare', "import { readFileSync } from 'fs'", 'import of fs'],
  ['a further package', "export { z } from 'zod'", 'import of zod'],
  ['another package of the house', "import { x } from '@assent/shell'", 'import of @assent/shell'],
  ['the barrel of fp-ts', "import { either } from 'fp-ts'", 'import of fp-ts'],
  ['an import at run time', "const m = import('./x.js')", 'import()'],
  ['an import by require', "const m = require('fs')", 'require'],
  ['the place of the module', 'const u = import.meta.url', 'import.meta'],
]

const innocent = `
  // Date.now() and process.env stand in a comment; so does Math.random.
  import * as t from 'io-ts'
  import { left } from 'fp-ts/lib/Either.js'
  import type { Json } from '../value/json.js'
  const text = 'Date.now() process.env Math.random()'
  const record = { process: 1, self: 2, console: 3 }
  interface Words { readonly process: string; window(): void }
  export const read = (words: Words) => words.process + record.console + t.string.name + text.toLowerCase()
  export const follow = (self: () => number, window = 3) => self() + window
  export const normalizeAll = (json: Json) => left(json)
`

describe('the scan for impure code', () => {
  it.each(planted)('K-225, K-227: finds %s', (_name, source, what) => {
    const offences = impurities(`const first = 1\n${source}\n`)

    expect(offences).toContainEqual({ what, line: 2 })
  })

  it('K-225: leaves comments, texts, members and allowed imports alone', () => {
    expect(impurities(innocent)).toEqual([])
  })
})

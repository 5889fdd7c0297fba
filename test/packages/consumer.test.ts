import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDocument } from '../docs/documents.js'
import { run } from '../docs/folder.js'
import { runDocumentIn } from '../docs/run-document.js'
import { makeConsumer } from './consumer.js'
import { packAll, type Packed } from './packed.js'

let scratch = ''
let consumer = ''
let packed: readonly Packed[] = []

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'assent-consumer-'))
  consumer = join(scratch, 'consumer')
  await mkdir(consumer)
  packed = await packAll(scratch)
  await makeConsumer(consumer, packed)
})

afterAll(() => rm(scratch, { recursive: true, force: true }))

/** The compiler that the project installed, under none of the repository's options; types of libraries are checked. */
const compile = (file: string) =>
  run(consumer, 'tsc', ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', 'node', file])

describe('a project outside the repository that installed the tarballs', () => {
  it.each(['README.md', 'packages/kernel/README.md'])('compiles and runs what %s shows', async (path) => {
    const { faults } = await runDocumentIn(consumer, readDocument(path))
    expect(faults.map(({ line, message }) => `${path}:${line}: ${message}`)).toEqual([])
    expect(await compile('document.mts')).toEqual({ exit: 0, stdout: '', stderr: '' })
  })

  it('imports no file of a package by its path', async () => {
    const paths = packed.flatMap(({ name, files }) =>
      files.filter((file) => file !== 'package.json').map((file) => `${name}/${file}`),
    )
    expect(paths).toContain('@assent/kernel/dist/refusal.js')
    await writeFile(join(consumer, 'paths.json'), JSON.stringify(paths))
    await writeFile(
      join(consumer, 'import-paths.mjs'),
      `import { readFileSync } from 'node:fs'
      for (const path of JSON.parse(readFileSync('paths.json', 'utf8'))) {
        const answer = await import(path).then(() => 'imported', ({ code }) => code)
        if (answer !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') console.log(path, answer)
      }`,
    )
    expect(await run(consumer, process.execPath, ['import-paths.mjs'])).toEqual({ exit: 0, stdout: '', stderr: '' })
  })

  it('finds no types behind such a path', async () => {
    await writeFile(join(consumer, 'inside.mts'), "export type { CoreError } from '@assent/kernel/dist/refusal.js'\n")
    const { exit, stdout } = await compile('inside.mts')
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: expect.stringContaining('TS2307') })
  })
})

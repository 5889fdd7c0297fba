import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { readBlocks } from './block.js'
import { documents, readDocument } from './documents.js'
import { runDocument } from './run-document.js'

// `ASSENT_UPDATE_DOCS=1 npx vitest run docs/documents` in `test/` writes what really happens into the documents.
const update = async (path: string): Promise<void> => {
  const { corrected } = await runDocument(readDocument(path))
  writeFileSync(join(root, path), corrected)
}

describe('every block of a document is run and shows what happens', () => {
  for (const path of documents) {
    it.concurrent(path, { timeout: 300_000 }, async () => {
      if (process.env['ASSENT_UPDATE_DOCS'] === '1') await update(path)
      const { faults } = await runDocument(readDocument(path))
      expect(faults.map(({ line, message }) => `${path}:${line}: ${message}`)).toEqual([])
    })
  }
})

it('only these blocks are not run', () => {
  const notRun = documents.flatMap((path) =>
    readBlocks(readDocument(path)).flatMap(({ note }) => (note?.kind === 'not run' ? [`${path}: ${note.text}`] : [])),
  )
  expect(notRun).toEqual([
    'README.md: they install and build the clone that the test is part of',
    'CONTRIBUTING.md: they build, check and test the clone that the test is part of',
    'CONTRIBUTING.md: it rewrites the documents',
    'docs/getting-started.md: it installs and builds the clone that the test is part of',
  ])
})

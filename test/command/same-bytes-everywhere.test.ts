import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inFolder, run } from '../docs/folder.js'

// What every surface of the examples was when this file was last written, wherever that was: a machine on which one
// comes out otherwise fails. `ASSENT_UPDATE_DIGESTS=1 npx vitest run command/same-bytes` in `test/` writes it anew.
const file = join(import.meta.dirname, 'digests.txt')

const one = ['--definition', 'subscription.yaml']
const library = ['loan', 'reader', 'copy'].flatMap((name) => ['--definition', `library/${name}.yaml`])
const drawings = ['text', 'mermaid', 'dot', 'svg', 'html']

const asked: readonly (readonly string[])[] = [
  ...drawings.flatMap((format) => [
    ['graph', 'library/loan.yaml', '--format', format],
    ['graph', '--references', 'library/loan.yaml', 'library/reader.yaml', 'library/copy.yaml', '--format', format],
  ]),
  ['graph', 'library/loan.yaml', '--layout', 'elk', '--format', 'svg'],
  ['schema', 'definition'],
  ['schema', 'recording'],
  ['schema', 'refusal'],
  ...['instance', 'fields', 'event'].flatMap((part) => [
    ['schema', part, ...one],
    ['schema', part, ...library, '--entity', 'loan'],
  ]),
  ['schema', 'arguments', ...library, '--entity', 'copy', '--operation', 'inspect'],
  ...['openapi', 'asyncapi', 'types'].flatMap((contract) => [
    ['generate', contract, ...one],
    ['generate', contract, ...library],
  ]),
  ['diff', 'subscription.yaml', 'refund.yaml'],
  ['generate', 'docs', '--out', 'pages', ...one, ...library],
]

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const pagesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => `${path.slice(folder.length)}\n${readFileSync(path, 'utf8')}`)
    .join('\n')

const digests = (): Promise<readonly string[]> =>
  inFolder(async (folder) => {
    const lines: string[] = []
    for (const args of asked) {
      const { stdout, stderr } = await run(folder, 'entity', args)
      expect({ args, stderr }).toEqual({ args, stderr: '' })
      const pages = args.includes('pages') ? pagesIn(join(folder, 'pages')) : ''
      lines.push(`${sha256(stdout + pages)}  ${args.join(' ')}`)
    }
    return lines
  })

it('U-1, V-1: every surface of the examples is the same bytes on every machine', async () => {
  const found = await digests()
  if (process.env['ASSENT_UPDATE_DIGESTS'] === '1') writeFileSync(file, `${found.join('\n')}\n`)
  expect(found).toEqual(readFileSync(file, 'utf8').trimEnd().split('\n'))
})

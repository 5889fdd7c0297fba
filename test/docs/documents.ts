import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.mjs'

const markdownIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => join(folder, name))

const packageReadmes = (folder: string): readonly string[] =>
  readdirSync(join(root, folder)).map((name) => join(folder, name, 'README.md'))

/** Every document that a newcomer reads, as a path from the root. */
export const documents: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...markdownIn('docs'),
  ...markdownIn('docs/reference'),
  ...packageReadmes('packages'),
  ...packageReadmes('apps'),
  'test/README.md',
]

export const readDocument = (path: string): string => readFileSync(join(root, path), 'utf8')

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every `*.json` below a folder, in order. */
export const casesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(folder, file))

/** The cases that a list names, one a line, relative to the folder of vectors; `#` begins a comment. */
export const casesListed = (list: string, vectors: string): readonly string[] =>
  readFileSync(list, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => join(vectors, line))

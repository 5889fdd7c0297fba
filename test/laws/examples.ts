import type { ValidatedDefinition } from '@assent/kernel'
import { definitionOf } from '@assent/testing'
import { readDefinition } from '@assent/yaml'
import { isLeft } from 'fp-ts/lib/Either.js'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.mjs'

const folder = join(root, 'examples')

const readExample = (...file: readonly string[]): ValidatedDefinition => {
  const read = readDefinition(readFileSync(join(folder, ...file), 'utf8'))
  if (isLeft(read)) throw new Error(`${file.join('/')} is not read: ${read.left.message}`)
  return definitionOf(read.right)
}

/** The definitions of the examples, by their files. */
export const examples: readonly (readonly [string, ValidatedDefinition])[] = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => [file, readExample(file)])

/** Those under the service rules. */
export const serviceExamples: readonly (readonly [string, ValidatedDefinition])[] = readdirSync(join(folder, 'library'))
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => [file, readExample('library', file)])

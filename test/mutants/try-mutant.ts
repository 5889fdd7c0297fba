import { stringify } from '@assent/kernel'
import { readDefinition } from '@assent/yaml'
import { isLeft } from 'fp-ts/lib/Either.js'
import { execFile } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../scripts/root.mjs'
import { copyPackages, whileBroken } from './broken-packages.js'
import type { Mutant } from './mutant.js'

/** The law that does not hold, and what it said. */
export interface Caught {
  readonly law: string
  readonly failure: string
}

/** What a process may be asked to try. */
export type Tried = 'kernel' | 'service' | 'memory' | 'sqlite'

const examples = ['test/mutants/locker.yaml', 'examples/subscription.yaml', 'examples/refund.yaml']
const serviceExamples = ['test/mutants/cabin.yaml']

const readExample = (file: string): object => {
  const read = readDefinition(readFileSync(join(root, file), 'utf8'))
  if (isLeft(read)) throw new Error(`${file} is not read: ${read.left.message}`)
  return read.right
}

const script = 'try-laws.mjs'

/** A folder in which laws can be tried. */
export const prepareFolder = (): string => {
  const folder = copyPackages()
  writeFileSync(join(folder, 'definitions.json'), stringify(examples.map(readExample)))
  writeFileSync(join(folder, 'service-definitions.json'), stringify(serviceExamples.map(readExample)))
  copyFileSync(join(import.meta.dirname, script), join(folder, script))
  return folder
}

/** What a mutant could break. */
export const triedFor = (mutant: Mutant): Tried => {
  if (mutant.package === 'kernel') return mutant.rules ?? 'kernel'
  return /^sql/.test(mutant.file) ? 'sqlite' : 'memory'
}

const start = promisify(execFile)

/** Tries laws on the packages of a folder, with the mutant where there is one; nothing where all of them hold. */
export const tryLaws = (folder: string, tried: Tried, mutant?: Mutant): Promise<Caught | null> =>
  whileBroken(folder, mutant, async () => {
    const { stdout } = await start(process.execPath, [join(folder, script), tried], { maxBuffer: 2 ** 26 })
    return JSON.parse(stdout) as Caught | null
  })

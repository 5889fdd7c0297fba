import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/root.mjs'
import type { Mutant } from './mutant.js'

const copied = ['kernel', 'shell', 'testing']
const linked = ['fast-check', 'fp-ts', 'io-ts', 'kysely', 'better-sqlite3']

const isNeeded = (path: string): boolean => !/\.(map|d\.ts|tsbuildinfo)$/.test(path)

/** A temporary folder with copies of the built packages, as npm would install them. */
export const copyPackages = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'assent-mutant-'))
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@assent'), { recursive: true })
  for (const name of copied) {
    const own = join(modules, '@assent', name)
    cpSync(join(root, 'packages', name, 'dist'), join(own, 'dist'), { recursive: true, filter: isNeeded })
    cpSync(join(root, 'packages', name, 'package.json'), join(own, 'package.json'))
  }
  for (const name of linked) symlinkSync(join(root, 'node_modules', name), join(modules, name), 'dir')
  return folder
}

/** Removes such a folder. */
export const removePackages = (folder: string): void => rmSync(folder, { recursive: true })

/** How often the text that a mutant changes stands in its file: once, else the list of mutants is out of date. */
export const timesIn = (mutant: Mutant): number =>
  readFileSync(join(root, 'packages', mutant.package, 'dist', mutant.file), 'utf8').split(mutant.text).length - 1

/** Runs while the packages of the folder are as the mutant, where there is one, makes them. */
export const whileBroken = async <A>(folder: string, mutant: Mutant | undefined, run: () => Promise<A>): Promise<A> => {
  if (mutant === undefined) return run()
  const file = join(folder, 'node_modules', '@assent', mutant.package, 'dist', mutant.file)
  const built = readFileSync(file, 'utf8')
  writeFileSync(file, built.split(mutant.text).join(mutant.replacement))
  try {
    return await run()
  } finally {
    writeFileSync(file, built)
  }
}

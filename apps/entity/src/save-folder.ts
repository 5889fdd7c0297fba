import { left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { lstat, mkdir, mkdtemp, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { describeFault } from './node-streams.js'

/** Why a folder was not written: it has no name, something is there, something that is not ours, or what went wrong. */
export type FolderFault =
  | { readonly kind: 'unnamed' }
  | { readonly kind: 'exists' }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'failed'; readonly reason: string }

/** A folder as it shall be: its files by their paths in it, one of which marks it as ours. */
export interface Folder {
  readonly marker: string
  readonly files: ReadonlyMap<string, string>
}

const isThere = async (path: string): Promise<boolean> => (await lstat(path).catch(() => undefined)) !== undefined

/** Does the path lead to somewhere inside the folder, and nowhere else? */
const isPlain = (path: string): boolean =>
  path.split('/').every((part) => /^[A-Za-z0-9_~.-]+$/.test(part) && part !== '.' && part !== '..')

const writeAll = async (stage: string, files: Folder['files']): Promise<void> => {
  await mkdir(stage)
  for (const [path, text] of files) {
    if (!isPlain(path)) throw new Error(`\`${path}\` is no plain path`)
    await mkdir(dirname(join(stage, path)), { recursive: true })
    await writeFile(join(stage, path), text, { flag: 'wx' })
  }
}

/** Moves the stage where the old folder was, which is put back where that fails. */
const swap = async (stage: string, path: string, aside: string): Promise<void> => {
  await rename(path, aside)
  try {
    await rename(stage, path)
  } catch (fault) {
    await rename(aside, path)
    throw fault
  }
}

// What is written and what is put aside stand in a folder of the run, beside the path: on the same disk.
const workPrefix = (path: string): string => join(dirname(path), `.${basename(path)}.generating.`)
const newIn = (work: string): string => join(work, 'new')
const oldIn = (work: string): string => join(work, 'old')

/** Puts back what a run had put aside that was killed between its two renames. */
const putBack = async (path: string, marker: string): Promise<void> => {
  if (await isThere(path)) return
  const prefix = basename(workPrefix(path))
  for (const name of await readdir(dirname(path))) {
    const work = join(dirname(path), name)
    if (name.startsWith(prefix) && (await isThere(join(oldIn(work), marker)))) {
      await rename(oldIn(work), path)
      await rm(work, { recursive: true, force: true })
      return
    }
  }
}

const faultBefore = async (path: string, marker: string, replace: boolean): Promise<FolderFault | undefined> => {
  if (!(await isThere(path))) return undefined
  if (!replace) return { kind: 'exists' }
  return (await isThere(join(path, marker))) ? undefined : { kind: 'foreign' }
}

const writeOver = async (path: string, { files }: Folder): Promise<void> => {
  const work = await mkdtemp(workPrefix(path))
  try {
    await writeAll(newIn(work), files)
    if (await isThere(path)) await swap(newIn(work), path, oldIn(work))
    else await rename(newIn(work), path)
  } finally {
    // Where neither could be put at the path, the old one stays where the next run finds it.
    if (await isThere(path)) await rm(work, { recursive: true, force: true })
    else await rm(newIn(work), { recursive: true, force: true })
  }
}

/**
 * Writes a whole folder or nothing (L-23): beside its path, and then renamed. One that is there is replaced only where
 * that is asked for and where it carries the marker; of a link, what it leads to is.
 */
export const saveFolder =
  (given: string, folder: Folder, replace: boolean): TaskEither<FolderFault, void> =>
  async () => {
    const name = basename(given)
    if (name === '' || name === '.' || name === '..') return left({ kind: 'unnamed' })
    try {
      const path = await realpath(given).catch(() => resolve(given))
      await mkdir(dirname(path), { recursive: true })
      await putBack(path, folder.marker)
      const fault = await faultBefore(path, folder.marker, replace)
      if (fault !== undefined) return left(fault)
      await writeOver(path, folder)
      return right(undefined)
    } catch (fault) {
      return left({ kind: 'failed', reason: describeFault(fault as NodeJS.ErrnoException) })
    }
  }

import { left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises'
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
  await rm(aside, { recursive: true, force: true })
}

const faultBefore = async (path: string, marker: string, replace: boolean): Promise<FolderFault | undefined> => {
  if (!(await isThere(path))) return undefined
  if (!replace) return { kind: 'exists' }
  return (await isThere(join(path, marker))) ? undefined : { kind: 'foreign' }
}

/**
 * Writes a whole folder or nothing (L-23): beside its path, and then renamed. One that is there is replaced only where
 * that is asked for and where it carries the marker.
 */
export const saveFolder =
  (given: string, { marker, files }: Folder, replace: boolean): TaskEither<FolderFault, void> =>
  async () => {
    const name = basename(given)
    if (name === '' || name === '.' || name === '..') return left({ kind: 'unnamed' })
    const path = resolve(given)
    const stage = join(dirname(path), `.${name}.generating.${process.pid}`)
    let isStaged = false
    try {
      await mkdir(dirname(path), { recursive: true })
      const fault = await faultBefore(path, marker, replace)
      if (fault !== undefined) return left(fault)
      if (await isThere(stage)) return left({ kind: 'failed', reason: `\`${stage}\` is in the way` })
      isStaged = true
      await writeAll(stage, files)
      if (await isThere(path)) await swap(stage, path, join(dirname(path), `.${name}.replaced.${process.pid}`))
      else await rename(stage, path)
      return right(undefined)
    } catch (fault) {
      return left({ kind: 'failed', reason: describeFault(fault as NodeJS.ErrnoException) })
    } finally {
      if (isStaged) await rm(stage, { recursive: true, force: true })
    }
  }

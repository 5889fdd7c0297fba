import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/root.mjs'
import { npm, type Packed } from './packed.js'

interface Manifest {
  readonly devDependencies: Readonly<Record<string, string>>
}

const manifestOf = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as Manifest

/** What a program of a document needs beside the packages, in the versions that the repository has. */
const companions = async (): Promise<Readonly<Record<string, string | undefined>>> => {
  const own = (await manifestOf('.')).devDependencies
  const shell = (await manifestOf('packages/shell')).devDependencies
  return {
    'fp-ts': own['fp-ts'],
    typescript: own['typescript'],
    '@types/node': own['@types/node'],
    'better-sqlite3': shell['better-sqlite3'],
  }
}

const manifestFor = async (packed: readonly Packed[]): Promise<object> => ({
  private: true,
  type: 'module',
  dependencies: {
    ...Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`])),
    ...(await companions()),
  },
  // What one package says of another is answered by its tarball too, and no registry is asked.
  overrides: Object.fromEntries(packed.map(({ name }) => [name, `$${name}`])),
})

const binary = join('node_modules', 'better-sqlite3', 'build', 'Release', 'better_sqlite3.node')

/**
 * Makes a folder a project that installed the tarballs, with their commands in `.bin`. The binary of better-sqlite3 is
 * the repository's, for compiling it once more takes minutes.
 */
export const makeConsumer = async (folder: string, packed: readonly Packed[]): Promise<void> => {
  await writeFile(join(folder, 'package.json'), JSON.stringify(await manifestFor(packed)))
  await npm(folder, 'install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund')
  await cp(join(root, binary), join(folder, binary), { recursive: true })
  await symlink(join('node_modules', '.bin'), join(folder, '.bin'))
}

import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../scripts/root.mjs'

/** A package as npm would publish it. */
export interface Packed {
  readonly name: string
  /** Its folder in the repository, such as `packages/kernel`. */
  readonly source: string
  readonly tarball: string
  /** The paths of what is in it. */
  readonly files: readonly string[]
}

interface NpmPack {
  readonly name: string
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}

const start = promisify(execFile)

/** Where everything that is published has its source. */
export const published: readonly string[] = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(root, parent)).map((name) => join(parent, name)),
)

/** Runs npm with its own settings of this machine, in a folder. */
export const npm = async (cwd: string, ...args: readonly string[]): Promise<string> => {
  const { stdout } = await start('npm', args, { cwd, maxBuffer: Infinity })
  return stdout
}

const packOne = async (source: string, folder: string): Promise<Packed> => {
  const [packed] = JSON.parse(await npm(join(root, source), 'pack', '--json', '--pack-destination', folder)) as [
    NpmPack,
  ]
  return {
    name: packed.name,
    source,
    tarball: join(folder, packed.filename),
    files: packed.files.map(({ path }) => path),
  }
}

/** Packs everything that is published into a folder. */
export const packAll = async (folder: string): Promise<readonly Packed[]> => {
  const packed = []
  for (const source of published) packed.push(await packOne(source, folder))
  return packed
}

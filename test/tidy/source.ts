import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The folder of the repository. */
export const root = join(import.meta.dirname, '../..')

/** A file of the repository: its path from the root, with `/`, and its text. */
export type Source = { readonly path: string; readonly text: string }

const made = new Set(['node_modules', 'dist', '.git', '.turbo', '.reports', 'coverage'])

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (made.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })

const pathFromRoot = (file: string): string => relative(root, file).replaceAll('\\', '/')

const readable = /\.(ts|js|mjs|cjs|json|jsonc|md|yaml|yml|txt)$|\/run$/

/** Every file that a person wrote, but for the lock file. */
export const allSources: readonly Source[] = filesBelow(root)
  .filter((file) => readable.test(file) && !file.endsWith('package-lock.json'))
  .map((file) => ({ path: pathFromRoot(file), text: readFileSync(file, 'utf8') }))

/** The programs among them. */
export const codeSources: readonly Source[] = allSources.filter(({ path }) => /\.(ts|js|mjs|cjs)$/.test(path))

/** The sources of packages and apps: what is built and shipped. */
export const shippedSources: readonly Source[] = codeSources.filter(({ path }) =>
  /^(packages|apps)\/[^/]+\/src\//.test(path),
)

import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesBelow } from '../../scripts/files-below.mjs'
import { root } from '../../scripts/root.mjs'

/** A file of the repository: its path from the root, with `/`, and its text. */
export type Source = { readonly path: string; readonly text: string }

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

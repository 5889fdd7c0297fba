import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** @param {string} folder relative to the root */
const packageOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

/** @param {string} pattern `packages/*`, or one folder */
const foldersOf = (pattern) => {
  if (!pattern.endsWith('/*')) return [pattern]
  const parent = pattern.slice(0, -2)
  return readdirSync(join(root, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
}

/**
 * The folders of the workspaces that have the npm script `name`.
 *
 * @param {string} name
 * @returns {string[]}
 */
export const workspacesWith = (name) =>
  packageOf('.')
    .workspaces.flatMap(foldersOf)
    .filter((/** @type {string} */ folder) => packageOf(folder).scripts?.[name] !== undefined)

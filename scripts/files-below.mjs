import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const made = new Set(['node_modules', 'dist', 'bundle', '.git', '.turbo', '.reports', 'coverage'])

/**
 * Every file below a folder that a person wrote, in no order: what tools make is left out.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (made.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { rulesIn } from './rule-id.mjs'

const made = new Set(['node_modules', 'dist', '.reports', '.turbo'])

/**
 * @param {string} folder
 * @returns {string[]}
 */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (made.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })

// The store suite of the testing package is a test that others run, and names its cases after rules too. The tests of
// this script name rules that they do not test.
const isTest = /(^|[/\\])(test[/\\](?!scripts[/\\])|packages[/\\]testing[/\\]src[/\\]).*\.ts$/

/**
 * The rules that tests name, in the name of a case or in a comment.
 *
 * @returns {Set<string>}
 */
export const citedRules = () =>
  new Set(
    ['packages', 'apps', 'test']
      .flatMap((folder) => filesBelow(join(root, folder)))
      .filter((file) => isTest.test(file.slice(root.length)))
      .flatMap((file) => rulesIn(readFileSync(file, 'utf8'))),
  )

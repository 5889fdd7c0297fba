// Which rules have a test that names them. `--report` only tells; without it, a rule without a test is a failure.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { citedRules } from '../rules/cited.mjs'
import { asRanges } from '../rules/rule-id.mjs'
import { scopeOf } from '../rules/scope.mjs'
import { sharedFolder, specifiedRules } from '../rules/specified.mjs'

const firstWords = (/** @type {string} */ line) => (line.length > 100 ? `${line.slice(0, 97)}...` : line)

/**
 * @param {Set<string>} cited
 * @param {string} folder
 * @returns {number} how many rules in scope have no test
 */
const compare = (cited, folder) => {
  const inScope = scopeOf(readFileSync(join(root, 'test/rules/out-of-scope.txt'), 'utf8'))
  const wanted = [...specifiedRules(folder)].filter(([id]) => inScope(id))
  const missing = wanted.filter(([id]) => !cited.has(id))
  for (const [id, line] of missing) console.log(`no test names ${id}: ${firstWords(line)}`)
  console.log(`${wanted.length} rules in scope, ${missing.length} of them without a test`)
  return missing.length
}

/** @param {string[]} args */
export const run = async (args) => {
  const cited = citedRules()
  console.log(`tests name ${cited.size} rules: ${asRanges(cited)}`)
  const folder = sharedFolder()
  if (folder === undefined) {
    console.log('the specifications are not here (ASSENT_SHARED names their folder): nothing to compare with')
    return 0
  }
  const missing = compare(cited, folder)
  return missing === 0 || args.includes('--report') ? 0 : 1
}

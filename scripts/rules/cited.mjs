import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../files-below.mjs'
import { root } from '../root.mjs'
import { rulesIn } from './rule-id.mjs'

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

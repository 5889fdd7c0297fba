import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { callersFolder, root } from '../root.mjs'

/** Where the specifications are (D-20), or nothing: the repository does without them. */
export const sharedFolder = () => {
  const { ASSENT_SHARED: named } = process.env
  const folder = named === undefined ? resolve(root, '../shared') : resolve(callersFolder, named)
  return existsSync(join(folder, 'spec/kernel.md')) ? folder : undefined
}

const kernelRule = /^\s*- \*\*(K-\d+)\*\* *(.*)$/gm
const shellRule = /^- ([A-Z]-\d+) (.*)$/gm
// Two of them are the name of a row in a table.
const serviceRule = /^(?:- |\| )\*\*(SR-\d+)\b(?:\*\*)? *(.*)$/gm

/**
 * Each rule of a specification with the line that states it.
 *
 * @param {string} text
 * @returns {Map<string, string>}
 */
export const rulesOfSpecification = (text) =>
  new Map(
    [kernelRule, shellRule, serviceRule].flatMap((rule) =>
      [...text.matchAll(rule)].map(([, id = '', line = '']) => /** @type {const} */ ([id, line])),
    ),
  )

/** @param {string} folder */
export const specifiedRules = (folder) =>
  new Map(
    ['kernel.md', 'service.md', 'shell.md'].flatMap((name) => [
      ...rulesOfSpecification(readFileSync(join(folder, 'spec', name), 'utf8')),
    ]),
  )

import { words, type RuleDocument } from '@assent/kernel'
import { code, text, type Block, type Line } from '../block.js'
import { legible } from '../legible.js'

const itemOf = ({ name, assert, message }: RuleDocument): Line => [
  ...(name === null ? [] : [code(legible(name)), text(': ')]),
  text(legible(words(assert))),
  ...(message === null ? [] : [text(` (${legible(message)})`)]),
]

/** Rules in words, each with its name and why it is there. */
export const ruleBlocks = (title: string, rules: readonly RuleDocument[]): readonly Block[] =>
  rules.length === 0 ? [] : [{ kind: 'list', title, items: rules.map(itemOf) }]

import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { visit, type Alias, type ParsedNode } from 'yaml'
import { quoted } from './failure.js'
import type { Reading } from './reading.js'

/** The node that each alias names: the last one before it with that anchor. An alias without one has no entry. */
export const aliasTargets = (root: ParsedNode): ReadonlyMap<Alias, ParsedNode> => {
  const anchors = new Map<string, ParsedNode>()
  const targets = new Map<Alias, ParsedNode>()
  visit(root, {
    Alias: (_key, alias) => {
      const target = anchors.get(alias.source)
      if (target !== undefined) targets.set(alias, target)
    },
    Value: (_key, node) => {
      if (node.anchor !== undefined) anchors.set(node.anchor, node as ParsedNode)
    },
  })
  return targets
}

/** The node that an alias stands for, while aliases stay few and small enough: a bomb of them is refused (D-4, D-5). */
export const followAlias = (alias: Alias.Parsed, reading: Reading): Either<string, ParsedNode> => {
  const { limits, targets } = reading
  const target = targets.get(alias)
  if (target === undefined) return left(`${quoted(`*${alias.source}`)} has no anchor before it`)
  if (alias.range[0] < target.range[1]) return left(`${quoted(`*${alias.source}`)} stands inside its own anchor`)
  reading.aliasesFollowed += 1
  reading.lengthFollowed += target.range[1] - target.range[0]
  if (reading.aliasesFollowed > limits.aliases) return left(`more than ${limits.aliases} aliases: write the values out`)
  if (reading.lengthFollowed <= limits.textLength) return right(target)
  return left(`aliases stand for more than ${limits.textLength} characters`)
}

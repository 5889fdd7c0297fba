import { visit, type Alias, type ParsedNode } from 'yaml'

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

import type { RelationCheckDefect } from './invalid-relation-checks.js'

/**
 * Why a check cannot be held, as one sentence: lower case, no full stop, what the host named in backticks. Sentences
 * may be reworded at any time: programs branch on `kind` (C-3).
 */
export const relationCheckMessage = (defect: RelationCheckDefect): string => {
  if (defect.kind === 'malformed_checks') {
    return `the checks${defect.entity === null ? '' : ` of \`${defect.entity}\``} are no object that can be read`
  }
  if (defect.kind === 'unknown_entity') return `no definition of \`${defect.entity}\` is registered`
  const place = `\`${defect.relation}\` of \`${defect.entity}\``
  switch (defect.kind) {
    case 'unknown_relation':
      return `${place} is neither a relation nor a field of any registered version`
    case 'unknown_check':
      return `${place} asks for another check than \`exists\` and \`acyclic\`, or for none`
    case 'not_a_reference':
      return `${place} is no \`ref\` and no list of \`ref\` in version ${defect.version}`
    case 'not_acyclic':
      return `${place} is no \`ref\` to its own type with \`acyclic: true\` in version ${defect.version}`
    case 'target_not_registered':
      return `${place} leads to \`${defect.target}\`, of which no definition is registered`
    case 'target_without_identity':
      return `${place} leads by the identity of \`${defect.target}\`, which has none`
    case 'relations_not_held':
      return `${place} cannot be held: the store holds no relations`
  }
}

import type { RuleDocument } from '@assent/kernel'
import { literalUnion, textLiteral } from './literal.js'
import { word, type TypeShape } from './shape.js'

/** One of these texts. */
export const textsShape = (texts: readonly string[]): TypeShape => word(literalUnion(texts.map(textLiteral)))

/** The names of rules as refusals say them: null for a rule without one (K-114). */
export const ruleNames = (rules: readonly RuleDocument[]): TypeShape =>
  word(literalUnion(rules.map(({ name }) => (name === null ? 'null' : textLiteral(name)))))

import { parseDefinition, type DefinitionDocument, type ParseFailure } from '@assent/kernel'
import { chain, mapLeft, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { definitionShape } from './definition-shape.js'
import { located } from './locate.js'
import { readYaml, withoutByteOrderMark } from './read-yaml.js'
import { defaultYamlLimits, type YamlLimits } from './yaml-limits.js'

/**
 * Reads a text that is one definition document, in YAML or JSON: `readYaml` beside the definition's shape, then the
 * kernel's `parseDefinition`. The document still has to be validated.
 *
 * A failure carries the line and column of the node that it speaks of, where the text has one (K-14).
 */
export const readDefinition = (
  text: string,
  limits: Partial<YamlLimits> = {},
): Either<ParseFailure, DefinitionDocument> => {
  const allLimits = { ...defaultYamlLimits, ...limits }
  return pipe(
    readYaml(text, definitionShape, allLimits),
    chain((json) =>
      pipe(
        parseDefinition(json, allLimits),
        mapLeft((failure) => located(failure, withoutByteOrderMark(text), allLimits)),
      ),
    ),
  )
}

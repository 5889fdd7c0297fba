import { Parser } from '@asyncapi/parser'
import { stringify, type DefinitionDocument, type JsonObject } from '@assent/kernel'
import { asyncApiContract, openApiContract } from '@assent/surface'
import { Validator } from '@seriousme/openapi-schema-validator'

const asHost = (document: JsonObject): { [name: string]: unknown } =>
  JSON.parse(stringify(document)) as { [name: string]: unknown }

/** What is wrong with an OpenAPI document: that of its form, and references that lead nowhere. */
export const openApiFaults = async (document: JsonObject): Promise<unknown> => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(asHost(document))
  if (!valid) return errors
  validator.resolveRefs()
  return validator.version === '3.1' ? [] : [`it is of version ${validator.version}`]
}

const parser = new Parser()

/** What is wrong with an AsyncAPI document, but that there is a newer version of the format. */
export const asyncApiFaults = async (document: JsonObject): Promise<readonly unknown[]> => {
  const found = await parser.validate(stringify(document))
  return found.filter(({ code }) => code !== 'asyncapi-latest-version')
}

/** Both contracts of some definitions. */
export const contractsOf = (documents: readonly DefinitionDocument[]): readonly JsonObject[] => [
  openApiContract(documents),
  asyncApiContract(documents),
]

/** Every member of a value, at any depth, by its name. */
export const membersOf = (value: unknown): readonly (readonly [name: string, member: unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, member]) => [[name, member] as const, ...membersOf(member)])
    : []

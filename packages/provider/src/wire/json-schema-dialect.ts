/** What a schema that stands by itself says of its language. */
export const jsonSchemaDialect = 'https://json-schema.org/draft/2020-12/schema'

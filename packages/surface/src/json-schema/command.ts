import type { CreateDocument, DefinitionDocument, ObjectSchemaDocument, OutcomeDocument } from '@assent/kernel'

/** A schema without members: what is meant where none is declared. */
export const emptySchema: ObjectSchemaDocument = { fields: {}, additional_fields: false }

/** Is a creation, or an operation, decided by its outcomes (SR-104)? */
export const hasOutcomes = (
  command: Pick<CreateDocument, 'outcomes'>,
): command is { readonly outcomes: readonly OutcomeDocument[] } =>
  command.outcomes !== undefined && command.outcomes.length > 0

/** What a creation takes: its fields or, where it has outcomes, their arguments (SR-106). */
export const takenByCreation = ({
  schema,
  create,
}: Pick<DefinitionDocument, 'schema'> & Partial<Pick<DefinitionDocument, 'create'>>): ObjectSchemaDocument =>
  create !== undefined && hasOutcomes(create) ? (create.arguments ?? emptySchema) : schema

/** The outcomes of a command that do not refuse. */
export const accepting = ({ outcomes = [] }: Pick<CreateDocument, 'outcomes'>): readonly OutcomeDocument[] =>
  outcomes.filter(({ refuses }) => refuses === undefined)

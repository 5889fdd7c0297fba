import type { CustomTypesConfig } from 'pg'

/** PostgreSQL's number of the type `bigint`. */
const bigint = 20

const fromText = (text: string): string => text

/** The caller's pool asks for values in binary form, in which the driver does not read integers exactly. */
export class BinaryForm extends Error {}

const refuse = (): never => {
  throw new BinaryForm()
}

/** How rows are read, whatever the caller has set for its own: integers exact, all else as text (D-6). */
export const rowTypes: CustomTypesConfig = {
  getTypeParser: (type: number, format) => {
    if (format === 'binary') return refuse
    return type === bigint ? BigInt : fromText
  },
}

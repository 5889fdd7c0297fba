/** The name of each place in a document. */
export type Naming = (place: string) => string

/** One place that breaks a rule of style, and what to do instead. */
export type Offence = { readonly path: string; readonly line: number; readonly fault: string; readonly instead: string }

/** The sentence a person reads when the test fails. */
export const describeOffence = ({ path, line, fault, instead }: Offence): string =>
  `${path}:${String(line)} ${fault}: ${instead}`

/** A value as it comes from a store or a wire: read from text, sharing nothing. */
export const readAgain = <A>(value: A): A => JSON.parse(JSON.stringify(value)) as A

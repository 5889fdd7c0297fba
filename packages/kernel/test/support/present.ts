/** A value that is there because the test put it there; a test that is wrong about that is told so. */
export const present = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Error('the test reads what is not there')
  return value
}

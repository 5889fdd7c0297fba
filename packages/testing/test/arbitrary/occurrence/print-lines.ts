/** Says to whoever runs the tests what was measured; see `test/tidy/banned-code.ts`. */
export const printLines = (title: string, lines: readonly string[]): void => {
  console.log([title, ...lines].join('\n'))
}

/** Names between backticks, with commas between them. */
export const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

// Whatever acts inside a set of characters, under any flag of a pattern; escaped, each is itself.
const acting = /[\^$\\.*+?()[\]{}|/-]/gu

/** The pattern of a text of these characters only (SR-30). */
export const alphabetPattern = (alphabet: string): string => `^[${alphabet.replace(acting, '\\$&')}]*$`

/** The lines of what a program printed; the last line break ends a line and begins none. */
export const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'))

/** The longest message that is taken, in bytes: 10 MiB, over every transport. */
export const largestMessage = 10 * 1024 * 1024

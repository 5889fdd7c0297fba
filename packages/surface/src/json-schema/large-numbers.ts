/**
 * How whole numbers beyond ±(2^53−1) travel: `exact`, as JSON numbers of any length; or `text`, since most readers of
 * JSON round them: such a number is written as the text of its digits.
 */
export type LargeNumbers = 'exact' | 'text'

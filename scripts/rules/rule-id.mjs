// A rule is named by its chapter and its number: K-57, S-13, D-8.

/** @typedef {{ chapter: string, number: number }} Rule */

const inText = /(?<![\w-])(SR|[A-Z])-(\d{1,3})(?![\w-]*\w)/g

/**
 * Every rule that a text names, in the order in which it names them.
 *
 * @param {string} text
 * @returns {string[]}
 */
export const rulesIn = (text) => [...text.matchAll(inText)].map(([id]) => id)

/**
 * @param {string} id
 * @returns {Rule}
 */
export const ruleOf = (id) => {
  const [chapter = '', number = ''] = id.split('-')
  return { chapter, number: Number(number) }
}

/**
 * By chapter, then by number.
 *
 * @param {string} left
 * @param {string} right
 */
export const compareRules = (left, right) => {
  const [a, b] = [ruleOf(left), ruleOf(right)]
  if (a.chapter !== b.chapter) return a.chapter < b.chapter ? -1 : 1
  return a.number - b.number
}

/**
 * `K-1, K-2, K-3, K-7` as `K-1..K-3 K-7`.
 *
 * @param {Iterable<string>} ids
 */
export const asRanges = (ids) => {
  /** @type {{ chapter: string, first: number, last: number }[]} */
  const ranges = []
  for (const id of [...new Set(ids)].sort(compareRules)) {
    const { chapter, number } = ruleOf(id)
    const open = ranges.at(-1)
    if (open?.chapter === chapter && open.last === number - 1) open.last = number
    else ranges.push({ chapter, first: number, last: number })
  }
  const nameOf = (/** @type {string} */ chapter, /** @type {number} */ number) => `${chapter}-${number}`
  return ranges
    .map(({ chapter, first, last }) =>
      first === last ? nameOf(chapter, first) : `${nameOf(chapter, first)}..${nameOf(chapter, last)}`,
    )
    .join(' ')
}

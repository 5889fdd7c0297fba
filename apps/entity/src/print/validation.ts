import { describeDefect, type Defect } from '@assent/kernel'
import type { Judged } from '../input/judge-definitions.js'
import { lines } from './print.js'

const judgedLines = (judged: Judged): readonly string[] => {
  switch (judged.kind) {
    case 'valid':
      return [`${judged.path}: valid (${judged.definition.entity} v${judged.definition.version})`]
    case 'unreadable':
      return [`${judged.path}: invalid: ${judged.reason}`]
    case 'defective': {
      const { defects, more = 0 } = judged.errors
      return [
        `${judged.path}: invalid: ${defects.length + more} defects`,
        ...defects.map((defect) => `  ${describeDefect(defect)}`),
        ...(more === 0 ? [] : [`  and ${more} more`]),
      ]
    }
  }
}

/** The report on a set of files (L-18, L-19). */
export const validationText = (files: readonly Judged[], ofSet: readonly Defect[]): string => {
  const invalid = files.filter(({ kind }) => kind !== 'valid').length
  return lines([
    ...files.flatMap(judgedLines),
    ...ofSet.map((defect) => `across the set: ${describeDefect(defect)}`),
    `${files.length} file(s), ${invalid} invalid`,
  ])
}

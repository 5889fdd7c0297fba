import { stringify, type Json } from '@assent/kernel'
import type { Format } from '../flags/format.js'
import { answered, type Output } from '../output.js'
import { lineOf } from './one-line.js'
import { toYaml } from './yaml.js'

/** A document in the format asked for; each ends with a line break (L-16). */
export const print = <Document>(format: Format, document: Document, toText: (document: Document) => string): Output => {
  // What the kernel and the shell answer *is* its JSON (design §2).
  const json = document as Json
  if (format === 'text') return answered(toText(document).split('\n').map(lineOf).join('\n'))
  return answered(format === 'yaml' ? toYaml(json) : `${stringify(json, 2)}\n`)
}

/** Lines of text; none for an empty list. */
export const lines = (texts: readonly string[]): string => texts.map((text) => `${lineOf(text)}\n`).join('')

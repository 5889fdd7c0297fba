import { stringify, type JsonObject } from '@assent/kernel'
import type { LargeNumbers } from '@assent/surface'
import type { Option } from 'commander'
import { toYaml } from '../print/yaml.js'
import type { SaveFlags } from '../verbs/print-or-save.js'
import { flag } from './flag.js'

/** How a schema or a contract is written, and where to. */
export interface ProjectionFlags extends SaveFlags {
  readonly format?: 'json' | 'yaml'
  readonly largeNumbers?: LargeNumbers
}

const oneOf =
  (what: string, values: readonly string[]) =>
  (value: string): string | undefined =>
    values.includes(value) ? undefined : `\`${value}\` is no ${what}: write ${values.join(' or ')}`

/** `--large-numbers`, for what describes values. */
export const largeNumbersFlag = (): Option =>
  flag(
    '--large-numbers <form>',
    'integers beyond ±(2^53−1): exact, as numbers (the default), or text, as the text of their digits',
    oneOf('form of numbers', ['exact', 'text']),
  )

/** The flags of every schema and contract. */
export const projectionFlags = (): readonly Option[] => [
  flag('--format <format>', 'json or yaml (default: json)', oneOf('format', ['json', 'yaml'])),
  flag('--out <file>', 'writes it to a file instead, which must not exist'),
]

/** A schema or a contract as text. */
export const projectionText = (document: JsonObject, { format = 'json' }: ProjectionFlags): string =>
  format === 'yaml' ? toYaml(document) : `${stringify(document, 2)}\n`

import type { Option } from 'commander'
import { flag } from './flag.js'

/** How an answer is printed. Refusals are JSON whatever the format (L-2). */
export type Format = 'text' | 'json' | 'yaml'

const formats: readonly string[] = ['text', 'json', 'yaml'] satisfies readonly Format[]

const formatFault = (value: string): string | undefined =>
  formats.includes(value) ? undefined : `\`${value}\` is no format: write text, json or yaml`

/** `--format`; `preset` is what the verb prints without it. */
export const formatFlag = (preset: Format): Option =>
  flag('--format <format>', `text, json or yaml (default: ${preset})`, formatFault)

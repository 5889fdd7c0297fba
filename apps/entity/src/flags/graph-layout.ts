import type { Option } from 'commander'
import { flag } from './flag.js'

/** Who finds the places of what `entity graph` draws. */
export type LayoutName = 'plain' | 'elk'

const layoutFault = (value: string): string | undefined =>
  value === 'plain' || value === 'elk' ? undefined : `\`${value}\` is no layout: write plain or elk`

/** `--layout` of `entity graph`. */
export const graphLayoutFlag: Option = flag(
  '--layout <layout>',
  'plain, or elk for larger graphs, of svg and html (default: plain)',
  layoutFault,
)

import type { Option } from 'commander'
import { valueFlag } from './flag.js'

export interface RelationsFlags {
  readonly relations?: string
}

export const relationsFlag = (): Option =>
  valueFlag(
    '--relations <value>',
    'what the store holds inside each commit, such as \'{"loan": {"reader": {"check": "exists"}}}\'',
  )

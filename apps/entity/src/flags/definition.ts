import type { Option } from 'commander'
import { repeatedFlag } from './flag.js'

export const definitionFlag = (): Option =>
  repeatedFlag('--definition <file>', 'a definition, YAML or JSON; given again for each further one')

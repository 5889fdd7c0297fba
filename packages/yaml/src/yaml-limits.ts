import { defaultLimits, type Limits } from '@assent/kernel'

/** The kernel's limits, and those that only YAML needs. Every member may be overridden on its own (D-5). */
export interface YamlLimits extends Limits {
  /** Aliases followed in one document; an alias inside an aliased node counts each time it is reached (D-4). */
  readonly aliases: number
  /** Lexical tokens of one YAML document, each of which the library holds in memory. JSON has no such limit. */
  readonly yamlTokens: number
}

/** The kernel's defaults, 100 aliases, and 3,000,000 tokens: about 8 MB of ordinary YAML. */
export const defaultYamlLimits: YamlLimits = Object.freeze({ ...defaultLimits, aliases: 100, yamlTokens: 3_000_000 })

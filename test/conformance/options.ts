import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const storeNames = ['memory', 'sqlite', 'postgres', 'pglite', 'mysql'] as const

export type StoreName = (typeof storeNames)[number]

/** What the person asked for. */
export interface Options {
  readonly folders: readonly string[]
  /** A file that lists cases, relative to the folder of vectors. */
  readonly list: string | undefined
  /** Cases about stores run once on each; without any, each case chooses its own. */
  readonly stores: readonly StoreName[]
}

const storeNamed = (name: string): StoreName => {
  const known = storeNames.find((one) => one === name)
  if (known === undefined) throw new Error(`no store \`${name}\`: choose one of ${storeNames.join(', ')}`)
  return known
}

/**
 * Reads `DIR [DIR …] [--cases FILE] [--store NAME]…`; paths are the caller's. What it cannot read, it throws as a
 * sentence.
 */
export const readOptions = (argv: readonly string[], callersFolder: string): Options => {
  const options = { store: { type: 'string', multiple: true }, cases: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
  if (positionals.length === 0 && values.cases === undefined)
    throw new Error('name a folder of cases, or `--cases FILE`')
  return {
    folders: positionals.map((folder) => resolve(callersFolder, folder)),
    list: values.cases === undefined ? undefined : resolve(callersFolder, values.cases),
    stores: (values.store ?? []).map(storeNamed),
  }
}

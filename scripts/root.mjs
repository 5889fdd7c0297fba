import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The folder in which a person typed the command: npm starts scripts in the repository's. */
export const callersFolder = process.env.INIT_CWD ?? process.cwd()

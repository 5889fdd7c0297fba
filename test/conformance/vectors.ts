import { join, resolve } from 'node:path'

// Built to test/dist/conformance: three folders up is the repository.
const repository = resolve(import.meta.dirname, '../../..')

/** Where the shared vectors are, if they are anywhere (D-20): `ASSENT_SHARED`, else beside the repository. */
export const vectorsFolder = (environment: NodeJS.ProcessEnv, callersFolder: string): string => {
  const shared = environment['ASSENT_SHARED']
  return join(shared === undefined ? resolve(repository, '../shared') : resolve(callersFolder, shared), 'vectors')
}

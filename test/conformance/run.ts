// `npm run conformance -- DIR [DIR …] [--cases FILE] [--store NAME]…`: runs cases, prints those that fail and the
// count.
import { existsSync } from 'node:fs'
import { casesBelow, casesListed } from './find-cases.js'
import { readOptions, type Options } from './options.js'
import { runFile } from './run-file.js'
import { mysqlName } from './shell/open-mysql.js'
import { releaseServers } from './shell/open-store.js'
import { vectorsFolder } from './vectors.js'

const filesOf = ({ folders, list }: Options, vectors: string): readonly string[] => {
  const below = folders.flatMap((folder) => casesBelow(folder))
  if (list === undefined) return below
  if (existsSync(vectors)) return [...below, ...casesListed(list, vectors)]
  console.log(`no shared vectors in ${vectors}: the cases of ${list} do not run`)
  return below
}

const main = async (argv: readonly string[]): Promise<number> => {
  // npm runs scripts in the package's folder and says where the caller stands (D-21).
  const callersFolder = process.env['INIT_CWD'] ?? process.cwd()
  const options = readOptions(argv, callersFolder)
  if (options.stores.includes('mysql')) console.log(`server: ${await mysqlName()}, named by ASSENT_MYSQL_URL`)
  let passed = 0
  let failed = 0
  for (const file of filesOf(options, vectorsFolder(process.env, callersFolder))) {
    for (const fault of await runFile(file, options.stores)) {
      if (fault === undefined) passed += 1
      else {
        failed += 1
        console.log(fault)
      }
    }
  }
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
} finally {
  await releaseServers()
}

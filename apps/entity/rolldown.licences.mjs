import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the package that a module is of, unless it is one of ours. */
const folderOf = (module) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0]

const licenceOf = (folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
  if (file === undefined)
    throw new Error(`${name} ${version} has no text of its licence, so it cannot go into the bundle`)
  return `${name} ${version}, ${license}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
}

/** Writes the licences of what others wrote beside the code that it went into: they ask for it. */
export const licences = () => ({
  name: 'licences',
  generateBundle(_options, outputs) {
    const modules = Object.values(outputs).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
    const folders = [...new Set(modules.flatMap((module) => folderOf(module) ?? []))].sort()
    this.emitFile({
      type: 'asset',
      fileName: 'THIRD-PARTY.txt',
      source: folders.map(licenceOf).join(`\n${'-'.repeat(72)}\n\n`),
    })
  },
})

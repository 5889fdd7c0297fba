import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { start } from '../start.mjs'
import { buildQuietly } from './build.mjs'

const examples = join(root, 'examples')

/** A folder that git leaves out, replaced each time. */
const out = join(root, 'docs', 'dist', 'examples')

const definitions = () =>
  readdirSync(examples, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !/(^|[/\\])(dist|node_modules)[/\\]/.test(name))
    .sort()
    .flatMap((name) => ['--definition', join(examples, name)])

/**
 * Builds the pages of the examples.
 *
 * @param {string[]} args for `entity generate docs`, such as another `--out FOLDER`
 */
export const run = async (args) => {
  if ((await buildQuietly()) !== 0) return 1
  const command = join(root, 'apps', 'entity', 'bin', 'entity.js')
  const given = args.includes('--out') ? args : ['--out', out, '--force', ...args]
  return start(process.execPath, [command, 'generate', 'docs', ...definitions(), ...given])
}

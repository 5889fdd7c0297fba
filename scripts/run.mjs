// Where `npm run TASK` starts: plain Node, so that one command on a fresh clone is enough.
import { nodeFault } from './setup/node-version.mjs'
import { install } from './setup/install.mjs'

const tasks = [
  'bench',
  'build',
  'ci',
  'conformance',
  'demo',
  'docs',
  'faults',
  'format',
  'lint',
  'mutate',
  'packages',
  'rules',
  'test',
  'types',
]

/** @param {string[]} argv */
const main = async ([name = '', ...args]) => {
  if (!tasks.includes(name)) {
    console.error(`no task \`${name}\`: choose one of ${tasks.join(', ')}`)
    return 2
  }
  const fault = nodeFault(process.versions.node) ?? (await install())
  if (fault !== undefined) {
    console.error(fault)
    return 1
  }
  const { run } = await import(`./tasks/${name}.mjs`)
  return run(args)
}

process.exitCode = await main(process.argv.slice(2))

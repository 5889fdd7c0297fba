// Installs the dependencies where they are not those of the lock file. A stamp remembers what was installed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { startAndHear } from '../start.mjs'
import { agrees } from './installed.mjs'

const lockFile = join(root, 'package-lock.json')
const hiddenLockFile = join(root, 'node_modules/.package-lock.json')
const stampFile = join(root, 'node_modules/.assent-installed')
const binary = join(root, 'node_modules/better-sqlite3/build/Release/better_sqlite3.node')

const announcement =
  'Installing the dependencies from the lock file with `npm ci`; ' +
  'where no prebuilt better-sqlite3 can be had, it is compiled, which takes about two minutes.'

const compileFault =
  'better-sqlite3 found no prebuilt binary and could not be compiled: ' +
  'it needs a C++ toolchain (python3, make, and g++ or clang); install one and run the same command again.'

const installFault = '`npm ci` failed: see its message above.'

/** The binary is made for one Node ABI on one platform, so the stamp names both beside the lock file. */
const stampNow = () => {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  return `${lock} ${process.platform}-${process.arch} abi-${process.versions.modules}\n`
}

/** @param {string} file */
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** True also where a person ran `npm ci` or `npm install` by hand: then there is no stamp yet. */
const isInstalled = () => {
  const stamp = textOf(stampFile)
  const hidden = textOf(hiddenLockFile)
  if (hidden === undefined || !existsSync(binary)) return false
  if (stamp === stampNow()) return true
  const [, ...machine] = stampNow().split(' ')
  const otherMachine = stamp !== undefined && !stamp.endsWith(machine.join(' '))
  return !otherMachine && agrees(JSON.parse(readFileSync(lockFile, 'utf8')), JSON.parse(hidden))
}

/** @returns {Promise<string | undefined>} what went wrong, as a sentence */
export const install = async () => {
  if (!isInstalled()) {
    console.error(announcement)
    const { code, heard } = await startAndHear('npm', ['ci'], { passOn: true })
    if (code !== 0) return heard.includes('gyp ERR!') ? compileFault : installFault
    if (!existsSync(binary)) return compileFault
  }
  writeFileSync(stampFile, stampNow())
  return undefined
}

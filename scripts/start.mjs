import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** @typedef {{ code: number, heard: string }} Ended */

// npm is a `.cmd` file on Windows, which only a shell starts.
const needsShell = (/** @type {string} */ program) => process.platform === 'win32' && program === 'npm'

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; 1 where a signal ended it or it could not be started
 */
const exitOf = (child) =>
  new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })

/**
 * Starts a program in the repository's folder, on this terminal, and waits for its exit code.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env] beside this process's own
 * @returns {Promise<number>}
 */
export const start = (program, args, env = {}) =>
  exitOf(spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' }))

/**
 * The same, but what it prints is kept, and handed on as it comes where `passOn` says so.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ passOn: boolean }} options
 * @param {Record<string, string>} [env]
 * @returns {Promise<Ended>}
 */
export const startAndHear = async (program, args, { passOn }, env = {}) => {
  let heard = ''
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    shell: needsShell(program),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const hear = (/** @type {NodeJS.WriteStream} */ stream) => (/** @type {string} */ text) => {
    heard += text
    if (passOn) stream.write(text)
  }
  child.stdout.setEncoding('utf8').on('data', hear(process.stdout))
  child.stderr.setEncoding('utf8').on('data', hear(process.stderr))
  return { code: await exitOf(child), heard }
}

/**
 * The file behind the command `name` of an installed package: neither npx nor a shell is needed to start it.
 *
 * @param {string} packageName
 * @param {string} name
 */
const fileOfTool = (packageName, name) => {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}

/**
 * Starts the command `name` of an installed package.
 *
 * @param {string} packageName
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [env] beside this process's own
 */
export const tool = (packageName, name, args, env = {}) =>
  start(process.execPath, [fileOfTool(packageName, name), ...args], env)

// Turbo says nothing about us to anybody.
const discreet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }

/**
 * @param {string[]} args
 */
export const turbo = (args) => start(process.execPath, [fileOfTool('turbo', 'turbo'), ...args], discreet)

/**
 * Turbo for a program whose own words matter: it is heard only where it fails.
 *
 * @param {string[]} args
 */
export const quietTurbo = async (args) => {
  const file = fileOfTool('turbo', 'turbo')
  const { code, heard } = await startAndHear(process.execPath, [file, ...args], { passOn: false }, discreet)
  if (code !== 0) process.stderr.write(heard)
  return code
}

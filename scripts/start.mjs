import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** @typedef {{ cwd?: string, env?: Record<string, string> }} Surroundings */

// npm is a `.cmd` file on Windows, which only a shell starts.
const shell = process.platform === 'win32'

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
 * Starts a program that shares this terminal, and waits for its exit code.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Surroundings} [surroundings]
 */
export const start = (program, args, { cwd = root, env = {} } = {}) =>
  exitOf(spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' }))

/**
 * The same, but what it says on standard error is passed on and kept.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string }} surroundings
 */
export const startAndHear = async (program, args, { cwd }) => {
  let heard = ''
  const child = spawn(program, args, { cwd, shell, stdio: ['ignore', 'inherit', 'pipe'] })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    heard += text
    process.stderr.write(text)
  })
  return { code: await exitOf(child), heard }
}

/**
 * Starts a Node program.
 *
 * @param {string[]} args
 * @param {Surroundings} [surroundings]
 */
export const node = (args, surroundings) => start(process.execPath, args, surroundings)

/**
 * Starts the command `name` of an installed package, without npx and without a shell.
 *
 * @param {string} packageName
 * @param {string} name
 * @param {string[]} args
 * @param {Surroundings} [surroundings]
 */
export const tool = (packageName, name, args, surroundings) => {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return node([join(folder, typeof bin === 'string' ? bin : bin[name]), ...args], surroundings)
}

/**
 * Turbo, saying nothing about us to anybody.
 *
 * @param {string[]} args
 */
export const turbo = (args) =>
  tool('turbo', 'turbo', args, {
    env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
  })

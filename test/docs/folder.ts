import { spawn } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../../scripts/root.mjs'

// What an install and a build leave in `examples/`.
const installed = new Set(['dist', 'node_modules', '.turbo'])

const command = join(root, 'apps', 'entity', 'bin', 'entity.js')

/**
 * Works in a folder of its own, as a reader would who stands in `examples/`: the definitions are there, `entity` is on
 * the PATH, and programs find the packages.
 */
export const inFolder = async <A>(work: (folder: string) => Promise<A>): Promise<A> => {
  const folder = await mkdtemp(join(tmpdir(), 'assent-docs-'))
  try {
    await cp(join(root, 'examples'), folder, { recursive: true, filter: (path) => !installed.has(basename(path)) })
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    await mkdir(join(folder, '.bin'))
    await writeFile(join(folder, '.bin', 'entity'), `#!/bin/sh\nexec "${process.execPath}" "${command}" "$@"\n`)
    await chmod(join(folder, '.bin', 'entity'), 0o755)
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export interface Outcome {
  readonly exit: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program in the folder with an environment that is the same everywhere but for what is added to it. */
export const run = (
  folder: string,
  program: string,
  args: readonly string[],
  added: Readonly<Record<string, string>> = {},
): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const path = `${join(folder, '.bin')}:${process.env['PATH'] ?? ''}`
    const child = spawn(program, args, {
      cwd: folder,
      env: { PATH: path, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8', NO_COLOR: '1', ...added },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text))
    }
    child.on('error', reject).on('close', (exit) => resolve({ exit, ...output }))
  })

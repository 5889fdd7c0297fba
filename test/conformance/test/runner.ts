import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A step as its file has it: call, input, expected keys. */
export type WrittenStep = readonly [call: string, input: object, expect: object]

export interface Ran {
  readonly code: number | null
  readonly lines: readonly string[]
  readonly fault: string
}

/** A temporary folder of cases, for the length of a test. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'assent-cases-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Writes a case; `name` may hold folders. */
export const writeCase = (folder: string, name: string, domain: string, steps: readonly WrittenStep[]): void => {
  const file = join(folder, `${name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    JSON.stringify({ name, domain, steps: steps.map(([call, input, expect]) => ({ call, input, expect })) }),
  )
}

/** Runs the built runner where the caller stands in `folder`. */
export const runIn = (folder: string, args: readonly string[], environment: object = {}): Ran => {
  const program = join(import.meta.dirname, '../../dist/conformance/run.js')
  const env = { ...process.env, INIT_CWD: folder, ...environment }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', env })
  return { code: status, lines: stdout.trim().split('\n'), fault: stderr.trim() }
}

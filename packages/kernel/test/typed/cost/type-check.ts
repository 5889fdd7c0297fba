import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What `tsc --extendedDiagnostics` says of one program. */
export interface TypeCheck {
  /** What it found wrong, one line each. */
  readonly errors: readonly string[]
  readonly instantiations: number
  readonly types: number
  /** For people: it depends on the machine, and on what else runs there. */
  readonly checkTime: string
}

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'lib', 'tsc.js')

const reports = join(import.meta.dirname, '..', '..', '..', '.reports')

const configuration = {
  extends: '../../../../tsconfig.base.json',
  compilerOptions: { composite: false, declaration: false, declarationMap: false, noEmit: true },
  files: ['program.ts'],
}

/**
 * Checks a program as an embedder's is checked: `@assent/kernel` is what the build left in `dist`. The program stays
 * in `.reports`, for whoever wants to look at it.
 */
export const typeCheck = (name: string, program: string): TypeCheck => {
  const folder = join(reports, name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration))
  writeFileSync(join(folder, 'program.ts'), program)
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--extendedDiagnostics'], {
    encoding: 'utf8',
  })
  const figure = (label: string): string => new RegExp(`^${label}:\\s+(\\S+)$`, 'm').exec(stdout)?.[1] ?? ''
  return {
    errors: stdout.split('\n').filter((line) => line.includes('error TS')),
    instantiations: Number(figure('Instantiations')),
    types: Number(figure('Types')),
    checkTime: figure('Check time'),
  }
}

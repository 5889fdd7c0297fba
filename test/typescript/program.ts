import ts from 'typescript'
import { root } from '../../scripts/root.mjs'

// What stands in the repository does not change while its tests run.
const lasts = (file: string): boolean => file.startsWith(root)

/** Reads each lasting file once: the declarations of the language alone take half a second a program. */
const readingOnce = (options: ts.CompilerOptions): ts.CompilerHost => {
  const host = ts.createCompilerHost(options)
  const read = new Map<string, ts.SourceFile | undefined>()
  return {
    ...host,
    getSourceFile: (file, ...others) => {
      if (!lasts(file)) return host.getSourceFile(file, ...others)
      if (!read.has(file)) read.set(file, host.getSourceFile(file, ...others))
      return read.get(file)
    },
  }
}

const hosts = new Map<string, ts.CompilerHost>()

/** How a file is parsed depends on the options: each set of them has a host of its own. */
const hostFor = (options: ts.CompilerOptions): ts.CompilerHost => {
  const key = JSON.stringify(options)
  const host = hosts.get(key) ?? readingOnce(options)
  hosts.set(key, host)
  return host
}

/** The program of one file and what it imports. */
export const programOf = (file: string, options: ts.CompilerOptions): ts.Program =>
  ts.createProgram([file], options, hostFor(options))

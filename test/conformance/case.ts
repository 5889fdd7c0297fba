import { parseJson, type JsonObject } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { readFileSync } from 'node:fs'

/** One call, what goes in, and the keys of the answer that count. */
export interface Step {
  readonly call: string
  readonly input: JsonObject
  readonly expect: JsonObject
}

/** One file below a vectors folder. */
export interface Case {
  readonly name: string
  readonly domain: string
  readonly steps: readonly Step[]
}

/** Reads a case with exact numbers: an expected revision may lie past what a host number holds. */
export const readCase = (file: string): Case => {
  const read = parseJson(readFileSync(file, 'utf8'))
  if (isLeft(read)) throw new Error(`${file}: ${read.left.message}`)
  return read.right as unknown as Case
}

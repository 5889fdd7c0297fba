/** Runs a script in a process of its own, to which a line is a call of a tool and a line is its answer. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseJson, stringify, type Json, type JsonObject } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { use } from './over-tools.js'
import { tell } from './tell.js'

const script = fileURLToPath(new URL('script.js', import.meta.url))

/** What a line asks for: a tool by its name, or that something is told. */
const answerTo = async (line: string): Promise<Json | undefined> => {
  const json = parseJson(line)
  const { say, tool, input }: JsonObject = isLeft(json) ? {} : (json.right as JsonObject)
  if (typeof say === 'string') {
    const [what = '', ...answers] = say.split('\n')
    tell(what, ...answers)
    return undefined
  }
  return use(typeof tool === 'string' ? tool : '', input)
}

/** The script has no environment, no principal and no store: only its two pipes. */
export const playLines = async (): Promise<void> => {
  const child = spawn(process.execPath, [script], { env: {}, stdio: ['pipe', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout })) {
    const answer = await answerTo(line)
    if (answer !== undefined) child.stdin.write(`${stringify(answer)}\n`)
  }
  if (child.exitCode === null) await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error('the script failed')
}

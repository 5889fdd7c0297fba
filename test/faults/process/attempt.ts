// A process of its own: FILE NAME COUNT. Once a line arrives it looks at the meter and reads it, COUNT times, and
// prints how each attempt ended, as a JSON list of `{ recordId, revision, outcome }`.
import { once } from 'node:events'
import { isLeft } from 'fp-ts/lib/Either.js'
import { meter, openMeters, reading, unwrap } from './meter.js'

/** How one attempt ended: `stored`, or the kind of the refusal. */
export interface Attempt {
  readonly recordId: string
  /** The revision that the attempt made, or would have made. */
  readonly revision: number
  readonly outcome: string
}

const [file = '', name = '', count = '0'] = process.argv.slice(2)
const runtime = await openMeters(file)
const attempts: Attempt[] = []

process.stdout.write('ready\n')
await once(process.stdin, 'data')
for (let index = 0; index < Number(count); index += 1) {
  const seen = Number(unwrap(await runtime.get(meter)()).revision)
  const recordId = `${name}-${index}`
  const answer = await runtime.execute(reading(recordId, seen))()
  attempts.push({ recordId, revision: seen + 1, outcome: isLeft(answer) ? answer.left.kind : 'stored' })
}
process.stdout.write(JSON.stringify(attempts))
process.stdin.destroy()
unwrap(await runtime.close()())

// A process of its own, made to be killed: FILE-OR-ADDRESS NAME. Once a line arrives it reads the meter again and
// again. Before each request it prints `asked RECORD-ID REVISION`, and once that is stored `stored RECORD-ID
// REVISION`, at once and unbuffered.
import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { meter, openMeters, reading, unwrap } from './meter.js'

const [place = '', name = ''] = process.argv.slice(2)
const runtime = await openMeters(place)
await once(process.stdin, 'data')
let revision = Number(unwrap(await runtime.get(meter)()).revision)

for (let index = 0; ; index += 1) {
  const recordId = `${name}-${index}`
  writeSync(1, `asked ${recordId} ${revision}\n`)
  revision = Number(unwrap(await runtime.execute(reading(recordId, revision))()).commit.instance.revision)
  writeSync(1, `stored ${recordId} ${revision}\n`)
}

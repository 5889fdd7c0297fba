/**
 * Keeps decisions in a SQLite file: who asked, what was decided, and what a second request gets.
 *
 *     npm run build && node examples/dist/stored.js [FILE]
 */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { Registry, tokenOf } from '@assent/kernel'
import { shellMessage, StoredRuntime, type Recording, type StoredDecision } from '@assent/shell'
import { openSqliteStore } from '@assent/shell/sqlite'
import { readDefinition } from '@assent/yaml'

const expectRight = <E, A>(answer: Either<E, A>): A => {
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

const text = readFileSync(new URL('../refund.yaml', import.meta.url), 'utf8')
const registry = expectRight(Registry.empty.register(expectRight(readDefinition(text))))

// Opening creates nothing. The first decision makes the file.
const file = process.argv[2] ?? join(mkdtempSync(join(tmpdir(), 'assent-')), 'refunds.db')
const store = expectRight(await openSqliteStore({ file })())
const runtime = StoredRuntime.of({ registry, store })

/** Times, ids and names come from the caller. The runtime invents none. */
const recordingBy = (actor: string, record_id: string): Recording => ({
  record_id,
  recorded_at: '2026-03-02T09:00:00Z',
  correlation: null,
  causation: null,
  actor,
})

const subject = { entity: 'refund', id: 'refund-104' }
const fields = { order: 'order-7', amount_cents: 4200, evidence: 'photo-1.jpg' }
expectRight(await runtime.create({ ...subject, version: 1, fields, recording: recordingBy('ada', 'create-104') })())

// The revision that the caller saw goes with every operation.
const submit = {
  ...subject,
  operation: 'submit',
  arguments: {},
  expectedRevision: 1,
  recording: recordingBy('ada', 'submit-104'),
}
const tell = ({ commit, replayed }: StoredDecision): void =>
  console.log(`stored at revision ${tokenOf(commit.instance.revision)}, replayed: ${replayed}`)

tell(expectRight(await runtime.execute(submit)()))

// The answer was lost on the way? The same request gets the same answer, and nothing is decided again.
tell(expectRight(await runtime.execute(submit)()))

// Another request that was made on revision 1 comes too late.
const late = await runtime.execute({ ...submit, recording: recordingBy('bob', 'submit-104-b') })()
if (isLeft(late)) console.log(`${late.left.kind}: ${shellMessage(late.left)}`)

// What is stored is read back as it was decided, with who caused it.
for (const { record, record_id, actor } of expectRight(await runtime.history(subject)()).items) {
  console.log(`${record.command.command} -> ${record.to_state}, ${record_id} by ${actor ?? 'nobody'}`)
}

expectRight(await runtime.close()())

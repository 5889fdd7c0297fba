import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { integrityOf, readHistory } from './history.js'
import type { Attempt } from './process/attempt.js'
import { createMeter, openMeters, unwrap } from './process/meter.js'
import { start } from './started.js'

const folder = mkdtempSync(join(tmpdir(), 'assent-two-processes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const attemptsOfEach = 1000

/** Both processes are ready before either begins. */
const attemptAtOnce = async (file: string): Promise<readonly Attempt[]> => {
  const started = ['left', 'right'].map((name) => start('attempt', file, name, String(attemptsOfEach)))
  await Promise.all(started.map(({ until }) => until((printed) => printed.includes('ready'))))
  for (const { process } of started) process.stdin.end('go\n')
  const printed = await Promise.all(started.map((one) => one.printed))
  return printed.flatMap((text) => JSON.parse(text.replace('ready\n', '')) as readonly Attempt[])
}

describe('two processes that execute on one subject of one SQLite file', () => {
  it('X-2: one wins each revision, the other gets `revision_conflict`, nothing is lost in 2,000 attempts', async ({
    annotate,
  }) => {
    const file = join(folder, 'meters.db')
    const runtime = await openMeters(file)
    await createMeter(runtime)

    const attempts = await attemptAtOnce(file)
    const stored = attempts.filter(({ outcome }) => outcome === 'stored')
    const lost = attempts.filter(({ outcome }) => outcome !== 'stored')
    await annotate(`${attempts.length} attempts: ${stored.length} stored, ${lost.length} refused`)

    expect(attempts).toHaveLength(2 * attemptsOfEach)
    expect(new Set(lost.map(({ outcome }) => outcome))).toEqual(new Set(['revision_conflict']))
    const won = stored
      .map(({ recordId, revision }) => ({ recordId, revision }))
      .sort((one, other) => one.revision - other.revision)
    const [created, ...history] = await readHistory(runtime)
    expect(created).toEqual({ recordId: 'created', revision: 1 })
    expect(history).toEqual(won)
    unwrap(await runtime.close()())
    expect(integrityOf(file)).toBe('ok')
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '@assent/shell'
import { openSqliteStore } from '@assent/shell/sqlite'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Effort } from '../effort.js'
import { printTable } from '../print-table.js'
import { sideBySide, wallClock, type Contender } from '../side-by-side.js'
import { bareCommits } from './bare-commits.js'
import { nextCommits, type NextCommit } from './next-commits.js'

const openStore = async (file: string): Promise<Store> => {
  const store = await openSqliteStore({ file })()
  if (isLeft(store)) throw new Error(`the store does not open: ${store.left.kind}`)
  return store.right
}

const commitNext = async (store: Store, commits: () => NextCommit): Promise<void> => {
  const { commit, expectation } = commits()
  const answer = await store.commit(commit, expectation)()
  if (isLeft(answer)) throw new Error(`a measured commit is refused: ${answer.left.kind}`)
}

const adapterOn = (store: Store, commits: () => NextCommit): Contender => ({
  name: 'adapter',
  work: async (runs) => {
    for (let run = 0; run < runs; run += 1) await commitNext(store, commits)
  },
})

/** The rival works on a file of its own, in which the adapter made the tables and the subject. */
const bareOn = async (file: string) => {
  const commits = nextCommits('bare')
  const store = await openStore(file)
  await commitNext(store, commits)
  await store.close()()
  return bareCommits(file, commits)
}

/**
 * Commits per second of the SQLite adapter against its own statements, prepared, through the bare driver; both wait
 * for the disk.
 */
export const measureSqliteCommits = async (effort: Effort): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'assent-bench-'))
  const store = await openStore(join(folder, 'adapter.db'))
  const bare = await bareOn(join(folder, 'bare.db'))
  try {
    const measured = await sideBySide([bare.contender, adapterOn(store, nextCommits('adapter'))], effort, wallClock)
    printTable('one commit on a SQLite file, synchronous=FULL', 'commits/s', measured)
  } finally {
    bare.close()
    await store.close()()
    rmSync(folder, { recursive: true })
  }
}

import { afterAll, describe, expect, it } from 'vitest'
import { removePackages, timesIn } from './broken-packages.js'
import { kernelMutants } from './kernel-mutants.js'
import { serviceMutants } from './service-mutants.js'
import { shellMutants } from './shell-mutants.js'
import { prepareFolder, triedFor, tryLaws, type Caught } from './try-mutant.js'

const mutants = [...kernelMutants, ...serviceMutants, ...shellMutants]

type Task = (folder: string) => Promise<Caught | null>

// Two at a time: each is a process of its own, in a folder of its own.
const folders = [prepareFolder(), prepareFolder()]
afterAll(() => folders.forEach(removePackages))

const inPairs = async (tasks: readonly Task[]): Promise<readonly (Caught | null)[]> => {
  const answers: (Caught | null)[] = []
  const queue = [...tasks.entries()]
  const work = async (folder: string): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, task] = next
      answers[index] = await task(folder)
    }
  }
  await Promise.all(folders.map(work))
  return answers
}

describe('the laws', () => {
  it('are tried on sixty mutants and more, each of another name, that fit what is built in one place', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(60)
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
    expect(mutants.filter((mutant) => timesIn(mutant) !== 1).map(({ name }) => name)).toEqual([])
  })

  it('hold of the packages as they are built', async () => {
    const all = (['kernel', 'service', 'memory', 'sqlite'] as const).map(
      (tried): Task =>
        (folder) =>
          tryLaws(folder, tried),
    )
    expect(await inPairs(all)).toEqual([null, null, null, null])
  })

  it('catch every mutant', async () => {
    const caught = await inPairs(
      mutants.map(
        (mutant): Task =>
          (folder) =>
            tryLaws(folder, triedFor(mutant), mutant),
      ),
    )
    const table = mutants.map(({ name }, index) => `${name} - ${caught[index]?.law ?? 'not caught'}`)
    process.stdout.write(`mutant - the law that caught it\n${table.join('\n')}\n`)
    expect(mutants.filter((_, index) => caught[index] === null).map(({ name }) => name)).toEqual([])
  })
})

import type { Contender } from '../side-by-side.js'
import type { Step, Way } from './way.js'
import { workloadOf, type Form, type Workload } from './workload.js'

/** A way of storing as a contender of the benchmark: a form's writers, all at work at the same time. */
export interface Writers extends Contender {
  readonly prepare: (runs: number) => Promise<void>
  /** What each call of `work` took. */
  readonly calls: readonly Taken[]
}

/** What decisions took to be stored. */
export interface Taken {
  /** Milliseconds of each, from its start to its answer. */
  readonly latencies: readonly number[]
  /** Milliseconds for which this process was on a processor, for all of them. */
  readonly processor: number
}

const shareOf = (writer: number, runs: number, writers: number): number =>
  Math.floor(runs / writers) + (writer < runs % writers ? 1 : 0)

const readyAll = async (way: Way, workload: Workload, runs: number, writers: number) => {
  const steps: (readonly Step[])[] = []
  for (let writer = 0; writer < writers; writer += 1) {
    steps.push(await way.ready(workload.next(writer, shareOf(writer, runs, writers)), writer))
  }
  return steps
}

const takeSteps = async (steps: readonly Step[], latencies: number[]): Promise<void> => {
  for (const step of steps) {
    const start = performance.now()
    await step()
    latencies.push(performance.now() - start)
  }
}

const create = async (way: Way, workload: Workload, writers: number): Promise<void> => {
  const [first, ...others] = workload.creations()
  if (first === undefined) return
  // The first brings the definition, which the others then refer to.
  await takeSteps(await way.ready([first], 0), [])
  const steps: (readonly Step[])[] = []
  for (let writer = 0; writer < writers; writer += 1) {
    const share = others.filter((_, index) => index % writers === writer)
    steps.push(await way.ready(share, writer))
  }
  await Promise.all(steps.map((own) => takeSteps(own, [])))
}

/** Creates the subjects of a form in a way of storing, for its writers to go on with. */
export const writersOf = async (way: Way, form: Form): Promise<Writers> => {
  const { writers } = form
  const workload = workloadOf(form)
  const calls: Taken[] = []
  let ready: readonly (readonly Step[])[] = []
  await create(way, workload, writers)
  return {
    name: way.name,
    prepare: async (runs) => {
      ready = await readyAll(way, workload, runs, writers)
    },
    work: async () => {
      const latencies: number[] = []
      const start = process.cpuUsage()
      await Promise.all(ready.map((steps) => takeSteps(steps, latencies)))
      const { user, system } = process.cpuUsage(start)
      calls.push({ latencies, processor: (user + system) / 1000 })
    },
    calls,
  }
}

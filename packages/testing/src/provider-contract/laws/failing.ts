import { idsOf, isHang, type Calls } from '../calls.js'
import type { ContractLaw } from '../contract-law.js'

/** Does something while the backend fails, or hangs; whatever comes of it, the backend is as before afterwards. */
const whileBroken = async (breaking: 'fail' | 'stall', { scene }: Calls, work: () => Promise<void>): Promise<void> => {
  const restore = await scene[breaking]?.()
  try {
    await work()
  } finally {
    await restore?.()
  }
}

const answers = Symbol('answers')

/** What a call ends with where it fails, or `answers`; that it does not end is a failure of the law. */
const endOf = async (work: Promise<unknown>): Promise<unknown> => {
  const end: unknown = await work.then(
    () => answers,
    (error: unknown) => error,
  )
  if (isHang(end)) throw end
  return end
}

const rejects = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  if ((await endOf(work())) !== answers) return
  throw new Error(`${what} answers while the backend fails: nothing found is not nothing learned`)
}

const searchSaysSo: ContractLaw = {
  name: 'failing backend: a search rejects, and answers no empty page',
  needs: 'fail',
  holds: (calls) => whileBroken('fail', calls, () => rejects('a search', () => calls.search())),
}

const getSaysSo: ContractLaw = {
  name: 'failing backend: a get rejects, and answers no absence',
  needs: 'fail',
  holds: async (calls) => {
    const [id = ''] = await idsOf(calls)
    await whileBroken('fail', calls, () => rejects('a get', () => calls.get(id)))
  },
}

const recovers: ContractLaw = {
  name: 'failing backend: once it works again, so does the provider',
  needs: 'fail',
  holds: async (calls) => {
    const [id = ''] = await idsOf(calls)
    await whileBroken('fail', calls, async () => {
      await calls.search().catch(() => undefined)
    })
    if ((await calls.get(id)) === undefined) throw new Error(`the record \`${id}\` is not found any more`)
    await idsOf(calls)
  },
}

const endsWhenAborted = (what: string, work: (calls: Calls, signal: AbortSignal) => Promise<unknown>): ContractLaw => ({
  name: `slow backend: ${what} whose signal aborts ends, and rejects`,
  needs: 'stall',
  holds: (calls) =>
    whileBroken('stall', calls, async () => {
      const controller = new AbortController()
      const ended = endOf(work(calls, controller.signal))
      controller.abort(new Error('nobody waits any longer'))
      if ((await ended) === answers) throw new Error(`${what} answers although the backend does not`)
    }),
})

/** What is always so while the backend fails, or hangs. */
export const failingLaws: readonly ContractLaw[] = [
  searchSaysSo,
  getSaysSo,
  recovers,
  endsWhenAborted('a search', ({ search }, signal) => search({}, signal)),
  endsWhenAborted('a get', ({ get }, signal) => get('no-record-has-this-id', signal)),
]

import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { fullEffort, longEffort, quickEffort, type Effort } from './effort.js'
import { tables, type Table } from './tables.js'

const usage = `npm run bench -- [--quick | --long] [--only ${tables.map(({ name }) => name).join(',')}]`

const options = { quick: { type: 'boolean' }, long: { type: 'boolean' }, only: { type: 'string' } } as const

/** By the option that asks for it. */
const efforts = { quick: quickEffort, long: longEffort }

type Option = keyof typeof efforts

const measureHere = async ({ name, title, measure }: Table, effort: Effort): Promise<number> => {
  console.log(`\n${name.toUpperCase()}: ${title}`)
  await measure(effort)
  return 0
}

/** Each table in a process of its own: what one has taught the compiler must not change what the next one finds. */
const measureApart = ({ name }: Table, option: Option | undefined): number => {
  const args = [fileURLToPath(import.meta.url), '--only', name, ...(option === undefined ? [] : [`--${option}`])]
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
}

const announce = ({ rounds, milliseconds }: Effort): void => {
  const machine = `Node ${process.versions.node}, ${availableParallelism()} cores`
  console.log(`${machine}; contenders take turns in rounds, at most ${rounds} of ${milliseconds} ms each;`)
  console.log('times are those of the processor, but where a disk is waited for; figures are medians over the rounds')
  if (rounds < fullEffort.rounds) console.log('quick: these figures say nothing')
}

/** What was asked for, or nothing where that is not understood. */
const readOptions = (): { readonly option: Option | undefined; readonly chosen: readonly Table[] } | undefined => {
  try {
    const { quick = false, long = false, only } = parseArgs({ options }).values
    if (quick && long) return undefined
    const option = quick ? 'quick' : long ? 'long' : undefined
    const names = only?.split(',') ?? tables.map(({ name }) => name)
    const chosen = tables.filter(({ name }) => names.includes(name))
    return chosen.length === names.length ? { option, chosen } : undefined
  } catch {
    return undefined
  }
}

const main = async (): Promise<number> => {
  const { option, chosen = [] } = readOptions() ?? {}
  const effort = option === undefined ? fullEffort : efforts[option]
  const [first] = chosen
  if (first === undefined) {
    console.error(usage)
    return 2
  }
  if (chosen.length === 1) return measureHere(first, effort)
  announce(effort)
  const failed = chosen.filter((table) => measureApart(table, option) !== 0)
  return failed.length === 0 ? 0 : 1
}

process.exitCode = await main()

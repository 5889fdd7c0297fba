import { execFileSync } from 'node:child_process'
import vm from 'node:vm'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleKernel } from './bundle.js'

// Every name that could tell one host, one moment or one locale from another throws when it is touched.
const poison = `
  const forbid = (name) => () => { throw new Error(name + ' was touched') }
  for (const name of ['Date', 'Intl', 'console', 'Promise', 'WebAssembly', 'WeakRef', 'FinalizationRegistry', 'SharedArrayBuffer', 'Atomics'])
    Object.defineProperty(globalThis, name, { get: forbid(name) })
  Math.random = forbid('Math.random')
  for (const name of ['localeCompare', 'normalize', 'toLocaleLowerCase', 'toLocaleUpperCase']) String.prototype[name] = forbid(name)
  for (const type of [Number, BigInt, Array, Object]) type.prototype.toLocaleString = forbid('toLocaleString')
`

const definition = {
  entity: 'loan',
  schema: {
    fields: {
      title: { type: 'string', required: true },
      fee: { type: 'number', required: true, default: 0 },
      due: { type: 'string' },
    },
  },
  lifecycle: { initial: 'requested', states: ['requested', 'lent'] },
  create: { emit: { type: 'Requested', payload: { title: '$fields.title' } } },
  operations: {
    lend: {
      arguments: { fields: { due: { type: 'string', required: true } } },
      transitions: [{ from: 'requested', to: 'lent' }],
      preconditions: [{ assert: { after: ['$args.due', '2026-01-01'] } }],
      set: { due: '$args.due', fee: { increment: 2 } },
      emits: [{ type: 'Lent', payload: { due: '$fields.due', fee: '$fields.fee' } }],
    },
  },
}

const script = `
  const right = (outcome) => {
    if (outcome._tag === 'Left') throw new Error(JSON.stringify(outcome.left))
    return outcome.right
  }
  const definition = right(kernel.validate(right(kernel.parseDefinition(right(kernel.parseJson(${JSON.stringify(JSON.stringify(definition))}))))))
  const created = right(kernel.decideCreate(definition, { id: 'l-1', fields: { title: 'Ä', fee: right(kernel.parseJson('1.50')) } }))
  const lent = right(kernel.decide(definition, { instance: created.instance, operation: 'lend', arguments: { due: '2026-03-01' } }))
  const refusal = kernel.decide(definition, { instance: lent.instance, operation: 'lend', arguments: {} }).left
  kernel.canonical([created.events, lent.instance, kernel.message(refusal), lent.record])
`

describe('the kernel in a bare context', () => {
  let bundle = ''
  beforeAll(async () => {
    bundle = await bundleKernel()
  })
  const run = (): string => {
    const context = vm.createContext({})
    return String(vm.runInContext(`${poison}\n${bundle}\n${script}`, context))
  }

  it('K-225: creates and executes where there is no Node and no browser', () => {
    const [events, instance, sentence] = JSON.parse(run()) as [unknown, unknown, string]

    expect(events).toEqual([
      expect.objectContaining({ type: 'Requested', to_state: 'requested', payload: { title: 'Ä' } }),
    ])
    expect(instance).toEqual({
      entity: 'loan',
      version: 1,
      id: 'l-1',
      lifecycle_state: 'lent',
      revision: 2,
      fields: { due: '2026-03-01', fee: 3.5, title: 'Ä' },
    })
    expect(sentence).toContain('arguments.due')
  })

  it('K-225: the context has none of the globals of Node', () => {
    const context = vm.createContext({})
    const seen = ['process', 'require', 'Buffer', 'setTimeout', 'fetch', 'crypto', 'performance', 'window'].filter(
      (name) => vm.runInContext(`typeof ${name}`, context) !== 'undefined',
    )

    expect(seen).toEqual([])
  })

  it('K-228: members named as those of a prototype are kept where the host has frozen its prototypes', () => {
    const text = '{"__proto__":1,"constructor":{"valueOf":2},"hasOwnProperty":3,"toString":4}'
    const hardened = `
      for (const type of [Object, Array, String, Function]) Object.freeze(type.prototype)
      kernel.canonical(kernel.toJson(kernel.parseJson(${JSON.stringify(text)}).right, 'fields').right)
    `

    expect(vm.runInContext(`${bundle}\n${hardened}`, vm.createContext({}))).toBe(text)
  })

  it('K-224: two contexts give the same bytes', () => {
    expect(run()).toBe(run())
  })

  it.each([
    { TZ: 'Asia/Kathmandu', LC_ALL: 'tr_TR.UTF-8' },
    { TZ: 'America/St_Johns', LC_ALL: 'C' },
  ])('K-224: another process in $TZ and $LC_ALL gives the same bytes', (environment) => {
    const program = `${bundle}\nprocess.stdout.write(String(eval(${JSON.stringify(script)})))`
    const output = execFileSync(process.execPath, ['--input-type=commonjs', '-'], {
      input: program,
      env: environment,
      encoding: 'utf8',
    })

    expect(output).toBe(run())
  })
})

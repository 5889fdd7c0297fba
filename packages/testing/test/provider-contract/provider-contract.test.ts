import { describe, expect, it } from 'vitest'
import { checkLaws, providerContract, type ProviderPort, type ProviderScene } from '../../src/index.js'
import { brokenPorts } from './broken-ports.js'
import { openShop } from './shop.js'

const reportOf = (port: ProviderPort, scene: ProviderScene) => checkLaws('shop', providerContract(port, scene))

describe('the contract of providers', () => {
  it('holds of a right provider, every law of it', async () => {
    const { port, scene } = openShop()
    const report = await reportOf(port, scene)
    expect(report.failed).toEqual([])
    expect(report.passedOver).toBe(0)
    expect(report.passed).toHaveLength(16)
  })

  it('passes over what a scene has not what it takes for, and says so', async () => {
    const { port, scene } = openShop()
    const { passed, passedOver, failed } = await reportOf(port, { input: scene.input })
    expect([failed, passedOver]).toEqual([[], 7])
    expect(passed.filter((name) => name.includes('not tried'))).toContain(
      'slow backend: a get whose signal aborts ends, and rejects: not tried without `stall`',
    )
  })

  it('rejects for a test runner where a law does not hold, with what was found', async () => {
    const { port, scene } = openShop()
    const broken: ProviderPort = { ...port, get: async () => ({ id: 'p-9' }) }
    const law = providerContract(broken, scene).find(({ name }) => name.startsWith('get: every record'))
    await expect(law?.run()).rejects.toThrow('the id of the record: expected "p-0", found "p-9"')
  })

  it('needs a search that finds three records, and says so where it does not', async () => {
    const { scene } = openShop()
    const empty: ProviderPort = { search: async () => ({ results: [] }), get: async () => undefined }
    const { failed } = await reportOf(empty, { input: scene.input })
    expect(failed.map(({ message }) => message)).toContain('the search finds 0 records, and the laws need three')
  })

  it('names a page that is none', async () => {
    const { port, scene } = openShop()
    const { failed } = await reportOf({ ...port, search: async () => [] as never }, scene)
    expect(failed[0]?.message).toBe('a search answered no page: a list `results`, and a text `nextCursor` or none')
  })
})

describe('the contract catches a provider that', () => {
  it.each(brokenPorts.map((one) => [one.fault, one] as const))('%s', async (_fault, broken) => {
    const shop = openShop()
    const { failed } = await reportOf(broken.break(shop), shop.scene)
    expect(failed.map(({ name }) => name).sort()).toEqual([...broken.laws].sort())
  })

  it('every law has a provider that breaks it', () => {
    const { port, scene } = openShop()
    const caught = new Set(brokenPorts.flatMap(({ laws }) => laws))
    expect(
      providerContract(port, scene)
        .map(({ name }) => name)
        .filter((name) => !caught.has(name)),
    ).toEqual([])
  })
})

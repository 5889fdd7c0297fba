import type { ProviderPort, ProviderScene } from '../../src/index.js'

/** A product of the shop. */
export interface Product {
  readonly id: string
  readonly name: string
  readonly price?: number | undefined
}

/** A backend that can be broken, changed and stalled, with a right provider over it. */
export interface Shop {
  readonly products: Map<string, Product>
  readonly port: ProviderPort
  readonly scene: ProviderScene
  /** What the backend is doing: a right provider asks it first. */
  readonly reach: (signal: AbortSignal) => Promise<void>
}

const stock: readonly Product[] = ['lamp', 'table', 'chair', 'shelf', 'bed'].map((name, n) => ({
  id: `p-${n}`,
  name,
  price: n === 0 ? undefined : n,
}))

/** What the type of a product says. */
const faultOf = (record: unknown): string | undefined => {
  const { name, price } = record as Partial<Product>
  if (typeof name !== 'string') return 'name: expected a text'
  return price === undefined || typeof price === 'number' ? undefined : 'price: expected a number'
}

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((_, reject) => {
    const stop = (): void => reject(new Error('stopped'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
  })

const rightPort = (products: ReadonlyMap<string, Product>, reach: Shop['reach']): ProviderPort => ({
  search: async ({ limit = 2, cursor = '0', signal }) => {
    await reach(signal)
    const found = [...products.values()]
    const end = Number(cursor) + limit
    return { results: found.slice(Number(cursor), end), nextCursor: end < found.length ? String(end) : undefined }
  },
  get: async ({ id, signal }) => {
    await reach(signal)
    return products.get(id)
  },
})

/** Opens a shop. */
export const openShop = (): Shop => {
  const products = new Map(stock.map((product) => [product.id, product]))
  let state: 'works' | 'fails' | 'hangs' = 'works'
  const become = (next: typeof state) => async () => {
    state = next
    return async () => void (state = 'works')
  }
  const reach: Shop['reach'] = async (signal) => {
    if (state === 'fails') throw new Error('the backend is down')
    if (state === 'hangs') await untilAborted(signal)
  }
  const change = async (id: string): Promise<void> => {
    // A broken provider puts more into an id, behind a slash.
    const product = products.get(id.split('/')[0] ?? '')
    if (product !== undefined) products.set(product.id, { ...product, name: `${product.name}, renamed` })
  }
  const scene: ProviderScene = {
    input: {},
    faultOf,
    change,
    fail: become('fails'),
    stall: become('hangs'),
    patience: 50,
  }
  return { products, port: rightPort(products, reach), scene, reach }
}

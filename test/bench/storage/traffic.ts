import { countingProxy, type Traffic } from '../../servers/counting-proxy.js'
import { printRows, wholeRate } from '../print-table.js'
import type { Way, Ways } from './way.js'
import { writersOf } from './writers.js'

/** What one decision sends and waits for. */
export interface WayTraffic extends Traffic {
  readonly name: string
}

const counted = 20

const trafficOf = async (way: Way, take: () => Traffic): Promise<WayTraffic> => {
  const writers = await writersOf(way, { writers: 1, subjectsEach: 1 })
  // By now everything was sent that a connection or a store sends once; of a payment too, after this one.
  await writers.prepare(1)
  await writers.work(1)
  await writers.prepare(counted)
  take()
  await writers.work(counted)
  const { roundTrips, sent, received } = take()
  return { name: way.name, roundTrips: roundTrips / counted, sent: sent / counted, received: received / counted }
}

/** Counts on the way to a server what ways of storing send for one decision, on one connection. */
export const trafficThrough = async (
  url: string,
  usualPort: number,
  open: (url: string) => Promise<Ways>,
): Promise<readonly WayTraffic[]> => {
  const target = new URL(url)
  const proxy = await countingProxy(target.hostname, target.port === '' ? usualPort : Number(target.port))
  target.hostname = '127.0.0.1'
  target.port = String(proxy.port)
  try {
    const { ways, close } = await open(target.href)
    const traffic: WayTraffic[] = []
    for (const way of ways) traffic.push(await trafficOf(way, proxy.take))
    await close()
    return traffic
  } finally {
    await proxy.close()
  }
}

/** Prints a line for each way. */
export const printTraffic = (traffic: readonly WayTraffic[]): void =>
  printRows(
    ['', 'round trips', 'bytes sent', 'bytes received'],
    traffic.map(({ name, roundTrips, sent, received }) => [
      name,
      String(roundTrips),
      wholeRate(sent),
      wholeRate(received),
    ]),
    'one decision on the wire, counted by a proxy before the server',
  )

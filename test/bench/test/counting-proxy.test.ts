import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { countingProxy } from '../../servers/counting-proxy.js'

/** Greets whoever comes, and answers whatever it is sent with five bytes in two pieces. */
const talker = async () => {
  const server = createServer((socket) => {
    socket.setNoDelay(true)
    socket.write('hello')
    socket.on('data', () => {
      socket.write('an')
      setTimeout(() => socket.write('sw!'), 50)
    })
    socket.on('error', () => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

it('an answer in pieces is one round trip, and what comes unasked is none', async () => {
  const server = await talker()
  const proxy = await countingProxy('127.0.0.1', server.port)
  const client = connect(proxy.port, '127.0.0.1')
  await once(client, 'data')
  expect(proxy.take()).toEqual({ roundTrips: 0, sent: 0, received: 5 })

  for (const question of ['one', 'four']) {
    client.write(question)
    for (let heard = 0; heard < 5;) heard += String(await once(client, 'data')).length
    expect(proxy.take()).toEqual({ roundTrips: 1, sent: question.length, received: 5 })
  }
  expect(proxy.take()).toEqual({ roundTrips: 0, sent: 0, received: 0 })
  await proxy.close()
  server.close()
})

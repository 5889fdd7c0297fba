import type { Client } from '@modelcontextprotocol/client'
import { describe, expect, it } from 'vitest'
import { inFolder } from '../docs/folder.js'
import { call, overHttp, overStdio, versions } from './client.js'
import { audience, byToken, definition, deskIn, principal, secret, tokenOf } from './people.js'
import { refundStory, type Ask } from './story.js'
import { listening } from './listening.js'

const asking =
  (client: Client): Ask =>
  (tool, args) =>
    call(client, tool, args)

describe.each(versions)('the refund story at version %s of the protocol', (version) => {
  it('A-4: over standard input and output, by the command', () =>
    inFolder(async (folder) => {
      const { write, store } = deskIn(folder)
      const flags = ['--definition', definition, '--store', store, '--principal']
      const model = await overStdio(version, [...flags, write('model.json', principal('model-3', 'agent'))])
      const human = await overStdio(version, [...flags, write('grace.json', principal('grace', 'human'))])
      expect(model.client.getNegotiatedProtocolVersion()).toBe(version)
      expect(model.client.getServerCapabilities()).toEqual({ tools: { listChanged: false } })
      await refundStory(asking(model.client), asking(human.client))
      await Promise.all([model.close(), human.close()])
      expect(model.standardError()).toMatch(
        /^11 tools, whose list is \d+ bytes long\ngoverned: every call is made as `model-3`\n$/,
      )
    }))

  it('over HTTP, with tokens, by the command', () =>
    inFolder(async (folder) => {
      const { write, store } = deskIn(folder)
      const flags = ['--definition', definition, '--store', store, '--principal', write('who.json', byToken)]
      const keys = ['--secret-file', write('secret.txt', secret), '--audience', audience]
      const server = await listening([...flags, '--http', '0', ...keys])
      const model = await overHttp(version, server.url, await tokenOf('model-3', 'agent'))
      const human = await overHttp(version, server.url, await tokenOf('grace', 'human'))
      expect(model.getNegotiatedProtocolVersion()).toBe(version)
      await refundStory(asking(model), asking(human))
      await Promise.all([model.close(), human.close()])
      expect(await server.stop()).toEqual({ code: 0, standardOutput: '' })
    }))
})

import { join } from 'node:path'
import { compactTools, evaluationTools, governedTools } from '@assent/agent/mcp'
import { describe, expect, it } from 'vitest'
import { grace } from '../agent/desk.js'
import { id, lending, library } from '../agent/service/library.js'
import { valueOf } from '../agent/desk.js'
import { examples } from '../docs/examples/read-example.js'
import { inFolder } from '../docs/folder.js'
import { call, overStdio, versions } from './client.js'
import { connected, serviceOf } from './in-memory.js'
import { loanStory } from './loan-story.js'
import { deskIn } from './people.js'
import type { Ask } from './story.js'

const asking =
  (client: Parameters<typeof call>[0]): Ask =>
  (tool, args) =>
    call(client, tool, args)

describe('a library over MCP', () => {
  it('T-17: tells the story of a loan, whose every answer meets its schema', async () => {
    const client = await connected(serviceOf(governedTools(library().tools)), { principal: grace })
    await loanStory(asking(client))
    await client.close()
  })

  it('tells it by three tools in place of many', async () => {
    const client = await connected(serviceOf(compactTools(governedTools(library().tools))), { principal: grace })
    const through: Ask = (tool, input) => call(client, tool.endsWith('.events') ? 'read' : 'propose', { tool, input })
    await loanStory(through)
    const told = (await call(client, 'explain', { tool: 'loan.renew' })).result
    expect(told['description']).toContain('RenewedTooOften')
    const asked = { tool: 'loan.explain', input: { id, operation: 'renew', arguments: { due: '2031-09-01' } } }
    expect(await call(client, 'explain', asked)).toMatchObject({
      isError: false,
      result: { explanation: { verdict: 'refused', outcome: 'too_often', refusal: { error: 'RenewedTooOften' } } },
    })
    await client.close()
  })

  it.each(versions)('tells it by the command, at version %s of the protocol', (version) =>
    inFolder(async (folder) => {
      const { write, store } = deskIn(folder)
      const principal = {
        who: 'model-3',
        allow: [
          {
            entity: 'loan',
            tools: ['get', 'events'],
            create: { trusted: { loans_out: 0 } },
            operations: { renew: {}, take_back: {}, pay: {} },
          },
        ],
      }
      const files = ['loan', 'reader', 'copy'].map((name) => join(examples, `library/${name}.yaml`))
      const definitions = files.flatMap((file) => ['--definition', file])
      const flags = [...definitions, '--store', store, '--principal', write('who.json', principal)]
      const served = await overStdio(version, flags)
      await loanStory(asking(served.client))
      await served.close()
      expect(served.standardError()).toContain('governed: every call is made as `model-3`')
    }),
  )
})

describe('a model that writes its recordings itself', () => {
  const recording = (record_id: string) => ({ record_id, recorded_at: '2031-05-01', actor: 'model-3' })
  const evaluating = () => connected(serviceOf(valueOf(evaluationTools(library().host.runtime))), {})

  it('SR-92: creates without an id what derives its own, or with that very one', async () => {
    const client = await evaluating()
    const fields = { ...lending, loans_out: 0 }
    const request = { fields, recording: recording('lend') }
    const created = await call(client, 'loan.create', request)
    expect(created).toMatchObject({
      isError: false,
      result: { instance: { id }, envelope: { record: { outcome: 'lent' } } },
    })
    expect((await call(client, 'loan.create', request)).result).toEqual(created.result)
    const other = { id: 's:L-3', fields: { ...fields, number: 'L-2' }, recording: recording('other') }
    expect(await call(client, 'loan.create', other)).toMatchObject({
      isError: true,
      result: { kind: 'identity_mismatch', address: "'s:L-2'" },
    })
    await client.close()
  })

  it('SR-151: is told of a declared refusal as it is', async () => {
    const client = await evaluating()
    const fields = { ...lending, loans_out: 5 }
    expect(await call(client, 'loan.create', { fields, recording: recording('lend') })).toMatchObject({
      isError: true,
      result: { kind: 'refused', outcome: 'too_many', error: 'TooManyLoans' },
    })
    await client.close()
  })
})

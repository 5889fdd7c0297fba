/** The same providers over HTTP, and a person behind the typed client. */
import { isLeft } from 'fp-ts/lib/Either.js'
import { clientMessage, createClient } from '@assent/provider/client'
import { serveProviders } from '@assent/provider/node'
import { authenticate, tokenOfGrace } from './people.js'
import { expectRight } from './refunds.js'
import { registry } from './registry.js'
import { decided, standing, tell } from './tell.js'

const play = async (url: string): Promise<void> => {
  const client = createClient<typeof registry>(url, { headers: { authorization: `Bearer ${tokenOfGrace}` } })
  const desk = client.provider('desk')

  const stranger = await createClient<typeof registry>(url).provider('desk').get('refund', 'refund-104')()
  tell('a stranger asks for a refund', isLeft(stranger) ? clientMessage(stranger.left) : 'and gets it')

  const refunds: string[] = []
  for await (const page of desk.search('refund', { input: { order_by: 'amount_cents' }, limit: 1 })) {
    refunds.push(...expectRight(page).results.map(standing))
  }
  tell('grace pages through the refunds, one at a time, and sees all of them', ...refunds)

  const refund = expectRight(await desk.get('refund', 'refund-104')())
  if (refund === undefined) throw new Error('the refund is gone')
  const proposal = {
    id: refund.id,
    expected_revision: refund.revision,
    arguments: { reason: 'grace saw the photo' },
    proposal_id: 'approve refund-104',
  }
  tell('approves what the model could not', decided(expectRight(await desk.execute('refund_approve', proposal)())))
  tell('clicks twice', decided(expectRight(await desk.execute('refund_approve', proposal)())))

  const event = expectRight(await client.provider('calendar').get('calendarEvent', 'e-1')())
  tell('and looks at the calendar', `${event?.title ?? 'nothing'}, ${event?.location ?? 'nowhere'}`)
}

/** Serves until the story is told. */
export const playHttp = async (): Promise<void> => {
  const served = expectRight(await serveProviders(registry, { authenticate, say: () => undefined }))
  try {
    await play(served.url)
  } finally {
    await served.stop()
  }
}

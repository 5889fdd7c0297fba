/** What somebody wrote who knows nothing but the names of tools: no package is imported here. */
import { createInterface } from 'node:readline'

interface Refund {
  readonly id: string
  readonly revision: number | string
  readonly fields: { readonly amount_cents: number }
}

interface Answer {
  readonly results?: readonly Refund[]
  readonly nextCursor?: string
  readonly outcome?: string
  readonly refusal?: { readonly message: string }
}

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()

const send = (line: object): boolean => process.stdout.write(`${JSON.stringify(line)}\n`)

const call = async (tool: string, input: object): Promise<Answer> => {
  send({ tool, input })
  const line = (await lines.next()) as { readonly value?: string }
  return JSON.parse(line.value ?? '{}') as Answer
}

const approve = async ({ id, revision, fields }: Refund): Promise<string> => {
  const input = { id, expected_revision: revision, arguments: { reason: 'small enough' }, proposal_id: `approve ${id}` }
  const { outcome, refusal } = await call('desk_refund_approve', input)
  const why = refusal === undefined ? '' : `: ${refusal.message}`
  return `${id} of ${fields.amount_cents} cents: ${outcome ?? 'failed'}${why}`
}

const approved: string[] = []
let cursor: string | undefined
do {
  const page = await call('desk_refund_search', { state: 'submitted', order_by: 'amount_cents', limit: 1, cursor })
  for (const refund of page.results ?? []) approved.push(await approve(refund))
  cursor = page.nextCursor
} while (cursor !== undefined)
send({ say: ['approves whatever still waits', ...approved].join('\n') })
process.exit()

import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { inFolder, run } from '../folder.js'
import { linesOf } from '../lines.js'
import { examples } from './read-example.js'

const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')

const printed = (program: string): Promise<readonly string[]> =>
  inFolder(async (folder) => {
    const { exit, stdout, stderr } = await run(folder, process.execPath, [join(examples, 'dist', program)])
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' })
    return linesOf(stdout)
  })

describe('the example programs run and print what they say', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    const built = await inFolder((folder) => run(folder, process.execPath, [compiler, '-b', examples]))
    expect(built).toEqual({ exit: 0, stdout: '', stderr: '' })
  }, 120_000)

  it('embed.ts decides in-process', async () => {
    expect(await printed('embed.js')).toEqual([
      'submitted at revision 2',
      'agent: the rule large_refund_needs_a_human says no',
      'human: RefundApproved',
    ])
  })

  it('stored.ts keeps decisions, answers a retry with the original and refuses what comes late', async () => {
    expect(await printed('stored.js')).toEqual([
      'stored at revision 2, replayed: false',
      'stored at revision 2, replayed: true',
      expect.stringMatching(/^revision_conflict: /),
      'create -> draft, create-104 by ada',
      'execute -> submitted, submit-104 by ada',
    ])
  })

  it('propose.ts lets a model propose, and no more', async () => {
    const [submitted, ...refusals] = await printed('propose.js')
    expect(submitted).toBe('stored: submitted')
    expect(refusals.pop()).toBe('stored: approved')
    expect(refusals.map((line) => JSON.parse(line) as unknown)).toEqual([
      { kind: 'operation_not_found', operation: 'reject' },
      expect.objectContaining({ kind: 'validation' }),
      expect.objectContaining({ kind: 'precondition_failed', rule: 'large_refund_needs_a_human' }),
    ])
  })
  it('agent-refund lets a model propose, a person approve what they saw, and keeps the history of it', async () => {
    const told = await printed('agent-refund/main.js')
    const answers = told.filter((line) => /^ {4}(?!\d|advice)/.test(line)).map((line) => line.trim())
    expect(answers).toEqual([
      'draft at revision 1',
      'committed: submitted at revision 2',
      'replayed: submitted at revision 2',
      'refused by kernel: precondition_failed',
      expect.stringContaining('a refund above 5000 cents is approved by a human'),
      'refused by input: invalid_input',
      expect.stringContaining('arguments.actor_role: is set by the host alone'),
      'recorded, and on the desk of a person; nothing moved',
      'with the authority of grace it would be approved at revision 3',
      'committed: approved at revision 3',
      'replayed: approved at revision 3',
      'refused by store: revision_conflict',
      expect.stringContaining('was expected at revision 2, but revision 3 is stored'),
      'approved at revision 3',
    ])
    // Once, although grace clicked twice.
    expect(told).toContain('paid out: refund-104')
    expect(told.filter((line) => /^ {4}\d/.test(line)).map((line) => line.trim())).toEqual([
      '1  create    by shop: draft',
      '2  submit    by model-3: submitted',
      '2  escalate  by model-3',
      '3  approve   by grace: approved',
    ])
  })

  it('providers lets callers over tools, from a script and over HTTP find, read and propose alike', async () => {
    const told = await printed('providers/main.js')
    const answers = told.filter((line) => line.startsWith('      ')).map((line) => line.trim())
    const approval = 'a refund above 5000 cents is approved by a human'
    expect(answers.slice(answers.indexOf('desk_refund_reject') + 1)).toEqual([
      expect.stringContaining('"title":"Meeting with Sam"'),
      '{"reminder":"15 minutes before e-1"}',
      // The model sees two of the three, and the third as what does not exist.
      'refund-101: 4500 cents, submitted at revision 2',
      'refund-104: 12900 cents, submitted at revision 2',
      '{"record":null}',
      'refund-104: 12900 cents, submitted at revision 2',
      expect.stringMatching(`^refused by kernel: precondition_failed: .*${approval}$`),
      expect.stringContaining('arguments.actor_role: is set by the host alone'),
      'refund-101 of 4500 cents: committed',
      expect.stringMatching(`^refund-104 of 12900 cents: refused: .*${approval}$`),
      'the request does not prove who calls',
      'vip-7: 900 cents, submitted at revision 2',
      'refund-101: 4500 cents, approved at revision 3',
      'refund-104: 12900 cents, submitted at revision 2',
      'committed: refund-104: 12900 cents, approved at revision 3',
      'replayed: refund-104: 12900 cents, approved at revision 3',
      'Meeting with Sam, Room 4',
    ])
  })

  it('library lends, renews and takes back over agent tools, and recalls through a provider', async () => {
    const told = await printed('library/main.js')
    const escalate = expect.stringMatching(/^ {4}advice: the definition refuses by `error`: /)
    expect(told.filter((line) => line.startsWith('    '))).toEqual([
      '    refused by store: `copy` of `loan` `s:L-1` names `copy` `s:QA-1`, which is not stored',
      expect.stringMatching(/^ {4}advice: /),
      '    refused by kernel: outcome `too_worn` refuses with `CopyRuined`',
      escalate,
      '    lent: `loan` `s:L-1` was created; it is `out` at revision 1',
      '    it answers {"due":"2027-03-21"}',
      '    renewed: `loan` `s:L-1` moved from `out` to `out`; it is `out` at revision 2',
      '    it answers {"due":"2027-04-11","renewals":1}',
      '    recalled: `loan` `s:L-1` was updated; it is `out` at revision 3',
      '    refused by kernel: outcome `recalled` refuses with `LoanRecalled`: another reader waits for it',
      escalate,
      '    returned_late: `loan` `s:L-1` moved from `out` to `back`; it is `back` at revision 4',
      '    it answers {"late":true,"owed":2.5}',
      '    refused by kernel: outcome `unpaid` refuses with `MoneyOwed`',
      escalate,
      '    paid: `loan` `s:L-1` was updated; it is `back` at revision 5',
      '    closed: `loan` `s:L-1` moved from `back` to `closed`; it is `closed` at revision 6',
      '    s:L-1, closed',
    ])
  })
})

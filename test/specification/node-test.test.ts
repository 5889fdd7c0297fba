import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inFolder, run, type Outcome } from '../docs/folder.js'

const program = (rule: string): string => `
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { validate } from '@assent/kernel'
import { specification } from '@assent/testing'
import { readDefinition } from '@assent/yaml'

const spec = specification(validate(readDefinition(readFileSync('refund.yaml', 'utf8')).right).right)
const submitted = { state: 'submitted', fields: { order: 'o-1', amount_cents: 12900, evidence: 'photo-1.jpg' } }

describe('a large refund', () => {
  it('is approved by a human', () => {
    spec.given(submitted).when('approve', { reason: 'lost', actor_role: 'human' })
      .thenAccepted('approved', ['RefundApproved'], { decision_reason: 'lost' })
  })
  it('is not approved by an agent', async () => {
    spec.given(submitted).when('approve', { reason: 'lost', actor_role: 'agent' })
      .thenRefused('precondition_failed', { rule: '${rule}' })
  })
})
`

const underNodeTest = (rule: string): Promise<Outcome> =>
  inFolder(async (folder) => {
    await writeFile(join(folder, 'refund.test.mjs'), program(rule))
    return run(folder, process.execPath, ['--test', '--test-reporter=tap', 'refund.test.mjs'])
  })

describe('a specification under node:test', { timeout: 60_000 }, () => {
  it('passes where it holds', async () => {
    const { exit, stdout } = await underNodeTest('large_refund_needs_a_human')
    expect({ exit, passed: /^# pass (\d+)$/m.exec(stdout)?.[1] }).toEqual({ exit: 0, passed: '2' })
  })

  it('fails where it does not, and the report shows what was expected and the explained decision', async () => {
    const { exit, stdout } = await underNodeTest('evidence_is_present')
    expect({ exit, failed: /^# fail (\d+)$/m.exec(stdout)?.[1] }).toEqual({ exit: 1, failed: '1' })
    expect(stdout).toContain('member `rule`: expected "evidence_is_present", found "large_refund_needs_a_human"')
    expect(stdout).toContain('`preconditions` would pass if:')
  })
})

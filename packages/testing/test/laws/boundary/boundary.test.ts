import { describe, expect, it } from 'vitest'
import {
  checkBoundary,
  checkLaws,
  laws,
  renderBoundary,
  runtimePort,
  type BoundaryPort,
  type BoundaryReport,
} from '../../../src/index.js'
import { agentPort } from './agent-port.js'
import { brokenPorts } from './broken-ports.js'
import { claim, exploration, freshRuntime } from './claim.js'

const titlesOf = ({ rows }: BoundaryReport, verdict: string): readonly string[] =>
  rows.filter((row) => row.verdict === verdict).map(({ about, title }) => `${about}: ${title}`)

const messageOf = ({ rows }: BoundaryReport, title: string): string | null | undefined =>
  rows.find((row) => `${row.about}: ${row.title}` === title)?.message

const checked = (operation: string, port: BoundaryPort): Promise<BoundaryReport> =>
  checkBoundary(claim, operation, port, { exploration })

describe('the boundary law on a right port', () => {
  it('T-5: on the bare runtime every case that was found holds, and the others are named', async () => {
    const report = await checked('pay', runtimePort(freshRuntime()))
    expect(titlesOf(report, 'fails')).toEqual([])
    expect(titlesOf(report, 'not_found')).toEqual(['illegal state: from `lost`'])
    expect(titlesOf(report, 'never')).toEqual(['policy: invariant `few_notes`'])
    expect(titlesOf(report, 'holds')).toContain('policy: precondition `auditors_do_not_pay`')
  })

  it('every kind of case is in the table, and what no principal of the port can do is named', async () => {
    const report = await checked('pay', agentPort(freshRuntime()))
    expect(renderBoundary(report)).toBe(
      `claim.pay: 23 holds, 0 fails, 2 not found, 1 never
holds      legal transition  from \`open\`, as \`grace\`
holds      legal transition  from \`open\`, as \`model-3\`
holds      illegal state     from \`paid\`
not found  illegal state     from \`lost\`: no call that was tried does it
holds      arguments         \`reason\` missing
holds      arguments         \`reason\` as []
holds      arguments         \`reason\` as ""
holds      arguments         \`undeclared\` as 1
holds      revision          one that another proposal has used
holds      revision          one that is still to come
holds      revision          the same one in two proposals at once
holds      record id         the same request again
holds      record id         the same request twice at once
holds      record id         one for two requests with different arguments
holds      record id         one for two requests at different revisions
holds      no such subject   an id under which nothing is stored
holds      trusted argument  \`arguments.role\` as "agent", supplied by \`grace\`
holds      trusted argument  \`arguments.role\` as "human", supplied by \`grace\`
holds      trusted argument  \`arguments.role\` as "human", supplied by \`model-3\`
holds      trusted argument  \`arguments.role\` as "agent", supplied by \`model-3\`
not found  policy            precondition \`auditors_do_not_pay\`: not reachable through this port: it takes \`role\` "auditor", and no principal has that
holds      policy            precondition \`large_needs_a_human\`
holds      policy            precondition \`is_due\`
holds      missing evidence  precondition \`is_due\` without \`$fields.due\`
never      policy            invariant \`few_notes\`: the operation changes nothing that it reads
holds      policy            invariant 1, which has no name
`,
    )
  })

  it('an operation that leads from every state, and an invariant that takes several operations to break', async () => {
    const report = await checked('note', agentPort(freshRuntime()))
    expect(titlesOf(report, 'fails')).toEqual([])
    expect(titlesOf(report, 'holds')).toContain('policy: invariant `few_notes`')
    expect(messageOf(report, 'illegal state: from `lost`')).toBe('no call that was tried does it')
  })
})

describe('the boundary law in a test runner', () => {
  it('gives a law a case, in the order of the table; what was not tried says so in its name', async () => {
    const all = laws.boundary(claim, 'pay', agentPort(freshRuntime()), { exploration })
    const { rows } = await checked('pay', agentPort(freshRuntime()))
    expect(all.map(({ name }) => name)).toEqual(
      rows.map(({ about, title, message }) =>
        message === null ? `\`pay\`: ${about}: ${title}` : `\`pay\`: ${about}: ${title}: not tried: ${message}`,
      ),
    )
    const { passed, failed, passedOver } = await checkLaws('claim', all)
    expect({ passed: passed.length, failed, passedOver }).toEqual({ passed: 26, failed: [], passedOver: 3 })
  })

  it('a law rejects where its case fails', async () => {
    const all = laws.boundary(claim, 'pay', brokenPorts.storesNothing(), { exploration })
    const law = all.find(({ name }) => name === '`pay`: illegal state: from `paid`')
    await expect(law?.run()).rejects.toThrow(
      'the proposal: expected the refusal {"kind":"invalid_transition","operation":"pay","state":"paid"}, ' +
        'found {"kind":"committed","replayed":false,"revision":3}',
    )
  })
})

describe('the boundary law on a port that is wrong on purpose', () => {
  const check = (name: keyof typeof brokenPorts) => checked('pay', brokenPorts[name]())

  /** The cases in which a right port refuses a subject that is there. */
  const refusals = async (): Promise<readonly string[]> => {
    const holding = titlesOf(await checked('pay', agentPort(freshRuntime())), 'holds')
    return holding.filter((title) => !/^(legal|no such)|the same request/.test(title))
  }

  it('C-7: one that ignores the expected revision is caught', async () => {
    const report = await check('ignoresRevision')
    expect(titlesOf(report, 'fails')).toEqual([
      'revision: one that another proposal has used',
      'revision: one that is still to come',
      'revision: the same one in two proposals at once',
    ])
    expect(messageOf(report, 'revision: one that is still to come')).toContain('"committed"')
  })

  it('T-7: one that commits a retry once more is caught', async () => {
    const report = await check('commitsTwice')
    expect(titlesOf(report, 'fails')).toEqual([
      'record id: the same request again',
      'record id: the same request twice at once',
      'record id: one for two requests with different arguments',
      'record id: one for two requests at different revisions',
    ])
    const onNote = await checked('note', brokenPorts.commitsTwice())
    expect(messageOf(onNote, 'record id: the same request again')).toMatch(/^the instance after the retry: expected/)
  })

  it('T-6: one that takes another request under a record id for a retry is caught', async () => {
    expect(titlesOf(await check('replaysAnything'), 'fails')).toEqual([
      'record id: one for two requests with different arguments',
      'record id: one for two requests at different revisions',
    ])
  })

  it('one that reports a refusal as a success is caught in every refusal', async () => {
    const report = await check('swallowsRefusals')
    const absent = 'no such subject: an id under which nothing is stored'
    expect([...titlesOf(report, 'fails')].sort()).toEqual([...(await refusals()), absent].sort())
  })

  it('one that lets the caller supply a trusted argument is caught', async () => {
    const report = await check('believesTheCaller')
    const failing = titlesOf(report, 'fails')
    expect(failing).toEqual(titlesOf(report, 'fails').filter((title) => title.startsWith('trusted argument')))
    expect(failing).toHaveLength(4)
    expect(messageOf(report, failing[0] ?? '')).toMatch(/^a proposal that supplies `role`: expected a refusal, found/)
  })

  it('K-3: one that emits an event with a refusal is caught in every refusal', async () => {
    const report = await check('emitsOnRefusal')
    expect(titlesOf(report, 'fails')).toEqual(await refusals())
    expect(messageOf(report, 'policy: precondition `is_due`')).toMatch(/^the events after the refusal: expected/)
  })

  it('T-16: one that does not pass a refusal on whole, or says another boundary, is caught', async () => {
    const evidence = await check('dropsEvidence')
    expect(titlesOf(evidence, 'fails')).toEqual(['missing evidence: precondition `is_due` without `$fields.due`'])
    const others = await check('blamesTheInput')
    expect(messageOf(others, 'policy: precondition `is_due`')).toBe(
      'the proposal: member `by` of the refusal: expected "kernel", found "input"',
    )
  })

  it('one that reports success and stores nothing is caught', async () => {
    const report = await check('storesNothing')
    expect(titlesOf(report, 'holds')).toEqual([])
    expect(messageOf(report, 'legal transition: from `open`, as `grace`')).toMatch(/^the instance after the commit/)
  })
})

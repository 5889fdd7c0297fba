import { canonical, type EntityInstance } from '@assent/kernel'
import { memoryStore, type Store } from '@assent/shell'
import { describe, expect, it } from 'vitest'
import { claim, committed, desk, deskOver, draft, grace, model, submitted, type Desk, type Session } from './desk.js'

const reason = 'the parcel was lost'

/** The model reads what does not belong to a secret order; a human reads all. */
const mayRead = ({ role }: Session, { fields }: EntityInstance): boolean =>
  role === 'human' || fields['order'] !== 'secret'

const secret = { ...claim, order: 'secret' }

/** One desk with a hidden refund, and one that differs in nothing but that it is not there. */
const worlds = async (changes: object = {}): Promise<readonly [Desk, Desk]> => {
  const [hidden, absent] = [await desk({ mayRead, ...changes }), await desk({ mayRead, ...changes })]
  await submitted(hidden, 'r-hidden', secret)
  return [hidden, absent]
}

const subject = { id: 'r-hidden' }

const calls: readonly (readonly [tool: string, input: object])[] = [
  ['refund.get', subject],
  ['refund.events', subject],
  ['refund.events', { ...subject, limit: 1, after: '1' }],
  ['refund.explain', { ...subject, operation: 'approve', arguments: { reason } }],
  ['refund.preview', { ...subject, operation: 'approve', arguments: { reason } }],
  ['refund.escalate', { ...subject, reason }],
  ['refund.escalate', { ...subject, reason, proposal_id: 'p-1' }],
  ['refund.approve', { ...subject, arguments: { reason } }],
  ['refund.approve', { ...subject, arguments: { reason }, expected_revision: 2 }],
  ['refund.approve', { ...subject, arguments: { reason }, expected_revision: 1 }],
  ['refund.approve', { ...subject, arguments: { reason }, expected_revision: 3 }],
  ['refund.approve', { ...subject, arguments: { reason }, expected_revision: 2, proposal_id: 'p-1' }],
  ['refund.approve', { ...subject, arguments: {}, expected_revision: 2 }],
  ['refund.attach_evidence', { ...subject, arguments: { evidence: 'x' }, expected_revision: 2 }],
  ['refund.create', { ...subject, fields: {} }],
  ['refund.create', { ...subject, fields: secret }],
  ['refund.list', {}],
  ['refund.list', { after: 'r-0' }],
  ['refund.list', { after: 'r-hidden' }],
  ['refund.list', { limit: 1 }],
]

describe('D-18: what a principal may not read answers as what does not exist', () => {
  it.each(calls)('to %s with %j', async (tool, input) => {
    const [hidden, absent] = await worlds()
    const before = await hidden.dump()
    expect(canonical(await hidden.ask(tool, input))).toBe(canonical(await absent.ask(tool, input)))
    expect(await hidden.dump()).toBe(before)
  })

  it('whatever was seen of it or proposed about it before, under the same names', async () => {
    let shown = true
    const opened = await desk({ mayRead: (who: Session, held: EntityInstance) => shown || mayRead(who, held) })
    await submitted(opened, 'r-hidden', secret)
    await opened.ask('refund.get', subject)
    const input = { ...subject, arguments: { evidence: 'x' }, proposal_id: 'p-1' }
    committed(await opened.ask('refund.attach_evidence', input))
    const creation = { id: 'r-mine', fields: secret, proposal_id: 'p-1' }
    committed(await opened.ask('refund.create', creation))
    shown = false
    const gone = { kind: 'not_found', id: 'r-hidden' }
    expect(await opened.ask('refund.attach_evidence', input)).toMatchObject(gone)
    expect(await opened.ask('refund.reject', { ...subject, arguments: { reason } })).toMatchObject(gone)
    expect(await opened.ask('refund.create', creation)).toMatchObject({ kind: 'not_permitted' })
  })

  it('so that a name that was used for it says the same of one that was never there', async () => {
    const opened = await desk({ mayRead })
    await submitted(opened, 'r-hidden', secret)
    await opened.ask('refund.attach_evidence', {
      id: 'r-1',
      arguments: { evidence: 'x' },
      expected_revision: 2,
      proposal_id: 'p',
    })
    const ask = (id: string) =>
      opened.ask('refund.attach_evidence', { id, arguments: { evidence: 'x' }, expected_revision: 2, proposal_id: 'p' })
    expect(await ask('r-hidden')).toMatchObject({ kind: 'not_found' })
    expect(await ask('r-nowhere')).toMatchObject({ kind: 'not_found' })
    // Of a subject that it may read, the name is taken.
    await submitted(opened, 'r-2')
    expect(await ask('r-2')).toMatchObject({ kind: 'record_conflict' })
  })

  it('and who may read it is not concerned', async () => {
    const [hidden] = await worlds()
    expect(await hidden.ask('refund.get', subject, grace)).toMatchObject({ instance: { revision: 2 } })
    expect(await hidden.ask('refund.list', {}, grace)).toMatchObject({ items: ['r-1', 'r-hidden'] })
  })

  it('an instance of a version that is not allowed does not exist', async () => {
    const opened = await desk()
    const other = deskOver(opened.store, {
      allow: [{ entity: 'refund', versions: [1], tools: ['get'], operations: {} }],
    })
    expect(await other.ask('refund.get', { id: 'r-1' })).toMatchObject({ ok: true, operations: [] })
  })
})

describe('D-18: a new subject', () => {
  it('on an id that a hidden one has answers as one that the principal could not read', async () => {
    const opened = await desk({ mayRead })
    await draft(opened, 'taken', secret)
    const onTaken = await opened.ask('refund.create', { id: 'taken', fields: claim })
    const unreadable = await opened.ask('refund.create', { id: 'free', fields: secret })
    expect(onTaken).toMatchObject({ kind: 'not_permitted', tool: 'refund.create', by: 'input' })
    expect(canonical(unreadable)).toBe(canonical(onTaken))
    expect(await opened.ask('refund.get', { id: 'free' }, grace)).toMatchObject({ kind: 'not_found' })
  })

  it('tells nothing where what may be read follows from the id: taken or free, every other id answers the same', async () => {
    const ofTeam = (who: Session, { id }: EntityInstance): boolean => who.role === 'human' || id.startsWith('acme-')
    const opened = await desk({ mayRead: ofTeam })
    await draft(opened, 'other-1')
    const answers = await Promise.all(
      ['other-1', 'other-2'].map((id) => opened.ask('refund.create', { id, fields: claim })),
    )
    expect(new Set(answers.map(canonical)).size).toBe(1)
    expect(committed(await opened.ask('refund.create', { id: 'acme-1', fields: claim })).replayed).toBe(false)
  })

  it('tells nothing where the host chooses ids', async () => {
    const opened = await desk({ mayRead, newId: () => 'chosen' })
    await draft(opened, 'taken', secret)
    expect(await opened.ask('refund.create', { id: 'taken', fields: claim })).toMatchObject({ kind: 'invalid_input' })
    expect(await opened.ask('refund.create', { id: 'other', fields: claim })).toMatchObject({ kind: 'invalid_input' })
    expect(committed(await opened.ask('refund.create', { fields: claim })).commit.instance.id).toBe('chosen')
  })
})

describe('D-18: a subject that is hidden between the look and the commit', () => {
  /** Before the next commit of the runtime, somebody else moves the subject. */
  const interrupted = (store: Store, interrupt: () => Promise<unknown>): Store => {
    let once = true
    return {
      ...store,
      commit:
        (...given) =>
        async () => {
          if (once) {
            once = false
            await interrupt()
          }
          return store.commit(...given)()
        },
    }
  }

  it('is not_found, and no conflict that names its revision', async () => {
    const store = memoryStore()
    const plain = deskOver(store)
    await submitted(plain)
    let hidden = false
    const opened = deskOver(
      interrupted(store, async () => {
        const moved = { id: 'r-1', arguments: { evidence: 'x' }, expected_revision: 2, proposal_id: 'p-1' }
        committed(await plain.ask('refund.attach_evidence', moved, grace))
        hidden = true
      }),
      { mayRead: (who) => who.role === 'human' || !hidden },
    )
    const input = { id: 'r-1', arguments: { reason }, expected_revision: 2 }
    expect(await opened.ask('refund.approve', input, model)).toMatchObject({ kind: 'not_found', id: 'r-1' })
  })
})

it('D-18: a revision that is still to come is refused before the subject can move there out of sight', async () => {
  const store = memoryStore()
  const plain = deskOver(store)
  await submitted(plain)
  let moved = false
  const racing: Store = {
    ...store,
    // The runtime's own look comes after the one that judged what may be read.
    read:
      (...given) =>
      async () => {
        if (!moved) {
          moved = true
          const input = { id: 'r-1', arguments: { evidence: 'x' }, expected_revision: 2, proposal_id: 'p-1' }
          committed(await plain.ask('refund.attach_evidence', input, grace))
        }
        return store.read(...given)()
      },
  }
  const opened = deskOver(racing, { mayRead: (who, { revision }) => who.role === 'human' || revision === 2 })
  const forged = { id: 'r-1', arguments: { reason }, expected_revision: 3 }
  expect(await opened.ask('refund.approve', forged)).toMatchObject({ kind: 'revision_conflict', expected: 3, found: 2 })
  expect(await plain.ask('refund.get', { id: 'r-1' })).toMatchObject({ instance: { lifecycle_state: 'submitted' } })
})

it('D-18: events that came while the subject moved out of sight are not told', async () => {
  const store = memoryStore()
  const plain = deskOver(store)
  await submitted(plain)
  const racing: Store = {
    ...store,
    events:
      (...given) =>
      async () => {
        const input = { id: 'r-1', arguments: { evidence: 'x' }, expected_revision: 2, proposal_id: 'p-1' }
        committed(await plain.ask('refund.attach_evidence', input, grace))
        return store.events(...given)()
      },
  }
  const opened = deskOver(racing, { mayRead: (who, { revision }) => who.role === 'human' || revision === 2 })
  expect(await opened.ask('refund.events', { id: 'r-1' })).toMatchObject({ kind: 'not_found', id: 'r-1' })
})

describe('a list', () => {
  it('shows full pages of what may be read, and a cursor that is one of it', async () => {
    const opened = deskOver(memoryStore(), { mayRead })
    for (let index = 10; index < 40; index += 1) {
      await draft(opened, `r-${index}`, index % 3 === 0 ? claim : secret)
    }
    const first = await opened.ask('refund.list', { limit: 4 })
    expect(first).toEqual({ ok: true, items: ['r-12', 'r-15', 'r-18', 'r-21'], next: 'r-21' })
    const second = await opened.ask('refund.list', { limit: 6, after: 'r-21' })
    expect(second).toMatchObject({ items: ['r-24', 'r-27', 'r-30', 'r-33', 'r-36', 'r-39'], next: null })
  })
})

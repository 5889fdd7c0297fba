import { describe, expect, it } from 'vitest'
import { committed, grace, model, refusedUnchanged } from '../desk.js'
import type { Session } from '../desk.js'
import { id, lending, lent, library } from './library.js'

const pinsOf = (result: object) => {
  if ('preview' in result) return (result as { preview: { pins: object } }).preview.pins
  throw new Error(JSON.stringify(result))
}

describe('a preview of a definition with outcomes', () => {
  it('D-17: shows which outcome would be taken and what it would answer, and is applied so', async () => {
    const desk = await lent()
    const asked = { id, operation: 'renew', arguments: { due: '2031-07-01' } }
    const shown = await desk.ask('loan.preview', asked)
    const response = { due: '2031-07-01', renewals: 1 }
    expect(shown).toMatchObject({
      preview: { outcome: { accepted: true, outcome: 'renewed', effect: 'moved', response } },
    })
    const applied = committed(await desk.tools.apply(grace, pinsOf(shown))())
    expect(applied).toMatchObject({ outcome: 'renewed', effect: 'moved', response, replayed: false })
    expect(await desk.tools.apply(grace, pinsOf(shown))()).toEqual({ ...applied, replayed: true })
    expect(await desk.tools.apply(model, pinsOf(shown))()).toMatchObject({ kind: 'stale_preview', moved: 'revision' })
  })

  it('shows a declared refusal as it would be', async () => {
    const desk = await lent()
    const shown = await desk.ask('loan.preview', { id, operation: 'renew', arguments: { due: '2031-05-01' } })
    expect(shown).toMatchObject({
      preview: { outcome: { accepted: false, refusal: { kind: 'refused', outcome: 'not_later', error: 'NotLater' } } },
    })
  })

  it('D-17: pins the id that a creation would derive', async () => {
    const desk = library()
    const shown = await desk.ask('loan.preview', { operation: 'create', arguments: lending })
    expect(shown).toMatchObject({ preview: { pins: { id, revision: null }, outcome: { outcome: 'lent' } } })
    const applied = committed(await desk.tools.apply(grace, pinsOf(shown))())
    expect(applied).toMatchObject({ outcome: 'lent', commit: { instance: { id } } })
    expect(await desk.tools.apply(grace, pinsOf(shown))()).toEqual({ ...applied, replayed: true })
    const taken = await desk.ask('loan.preview', { operation: 'create', arguments: lending })
    expect(taken).toMatchObject({
      preview: { outcome: { accepted: false, refusal: { kind: 'revision_conflict', id } } },
    })
  })

  it('pins no id where a creation is refused before it has one', async () => {
    const desk = library()
    const ruined = { ...lending, wear: 'ruined' }
    const shown = await desk.ask('loan.preview', { operation: 'create', arguments: ruined })
    expect(shown).toMatchObject({
      preview: { pins: { id: null }, outcome: { accepted: false, refusal: { error: 'CopyRuined' } } },
    })
    const apply = () => desk.tools.apply(grace, pinsOf(shown))()
    expect(await refusedUnchanged(desk, apply)).toMatchObject({ kind: 'refused', error: 'CopyRuined' })
  })

  it('takes no id for a subject that derives its own, and no pins without one of an operation', async () => {
    const desk = await lent()
    expect(await desk.ask('loan.preview', { operation: 'create', id, arguments: lending })).toMatchObject({
      kind: 'invalid_input',
      errors: [{ path: 'id', message: 'is derived from the identity of the new subject' }],
    })
    const shown = await desk.ask('loan.preview', { id, operation: 'note', arguments: {} })
    expect(await desk.tools.apply(grace, { ...pinsOf(shown), id: null })()).toMatchObject({
      kind: 'invalid_input',
      errors: [{ path: 'id' }],
    })
  })

  it('D-17: is stale where the authority of who approves leads to another subject', async () => {
    // Here the host gives the number: the next of its own.
    const numbered = { create: { trusted: ['loans_out', 'number'] } }
    const allow = library().host.allow.map((type) => (type.entity === 'loan' ? { ...type, ...numbered } : type))
    const authority = ({ role }: Session) => ({ loans_out: 0, number: `L-${role}` })
    const desk = library({ allow, authority })
    const { number: _, ...others } = lending
    const shown = await desk.ask('loan.preview', { operation: 'create', arguments: others })
    expect(shown).toMatchObject({ preview: { pins: { id: 's:L-agent' } } })
    const apply = () => desk.tools.apply(grace, pinsOf(shown))()
    expect(await refusedUnchanged(desk, apply)).toMatchObject({
      kind: 'stale_preview',
      moved: 'id',
      pinned: 's:L-agent',
      found: 's:L-human',
    })
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entity, fixture, newFolder } from './entity.js'

const asked = ['generate', 'types', '--definition', fixture('ticket.yaml')]

describe('generate types', () => {
  it('prints a module of TypeScript, the same bytes every time', () => {
    const { code, out, err } = entity(asked)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain("\nexport type Ticket = {\n  readonly entity: 'ticket'\n")
    expect(out).toContain('\nexport const ticketNames: NamesOf<Ticket> = {\n')
    expect(entity(asked).out).toBe(out)
  })

  it('says the outcomes of a definition under the service rules, and names them', () => {
    const { code, out, err } = entity(['generate', 'types', '--definition', fixture('loan.yaml')])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(`
      readonly outcomes: {
        readonly renewed: {
          readonly effect: 'updated'
          readonly from: 'out' | 'back' | 'lost'
          readonly to: 'out' | 'back' | 'lost'
`)
    expect(out).toContain("\n          readonly refuses: 'RenewedTooOften'\n")
    expect(out).toContain("outcomes: { too_often: 'RenewedTooOften', renewed: true }")
  })

  it('writes the same bytes to a file, and replaces one only with --force', () => {
    const file = join(newFolder(), 'entities.ts')
    expect(entity([...asked, '--out', file])).toEqual({ code: 0, out: '', err: '' })
    expect(readFileSync(file, 'utf8')).toBe(entity(asked).out)
    expect(entity([...asked, '--out', file])).toMatchObject({ code: 2, out: '' })
    expect(entity([...asked, '--out', file, '--force']).code).toBe(0)
    expect(entity([...asked, '--force'])).toMatchObject({ code: 2, err: 'error: `--force` needs `--out`\n' })
  })
})

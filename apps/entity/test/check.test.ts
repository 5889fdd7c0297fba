import { defaultBounds } from '@assent/testing/explore'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entity, fixture, newFolder, type Ran } from './entity.js'

const door = `
entity: door
schema:
  fields: { width: { type: integer, required: true, min: 1, max: 9 } }
lifecycle: { initial: shut, states: [shut, open] }
operations:
  open:
    transitions: [{ from: shut, to: open }]
  shut:
    transitions: [{ from: open, to: shut }]
`

const wideDoors = `
invariants:
  - name: only_wide_doors_open
    assert: { any: [{ eq: [$state, shut] }, { gt: [$fields.width, 3] }] }
    message: a narrow door stays shut
`

const check = (text: string, ...flags: readonly string[]): Ran => {
  const file = join(newFolder(), 'door.yaml')
  writeFileSync(file, text)
  return entity(['check', file, ...flags])
}

describe('check', () => {
  it('D-14: of a definition without fault it says how much it asked and tried, and exits 0', () => {
    expect(check(door)).toEqual({
      code: 0,
      out: `8 question(s): 0 error(s), 0 warning(s), 0 note(s)
2 instance(s), 12 call(s): every candidate was tried wherever it could be
`,
      err: '',
    })
  })

  it('D-14: exits 1 where an operation that its preconditions allow runs into an invariant, and shows how', () => {
    const { code, out, err } = check(door + wideDoors)
    expect(out).toContain(
      'error: `open` can run into invariant `only_wide_doors_open` though its preconditions hold: a narrow door stays shut\n',
    )
    expect(out).toMatch(/\n {2}create {"width":\d}\n {2}open {}\n {2}fix: a precondition of `open` /)
    expect({ code, err }).toEqual({ code: 1, err: '' })
  })

  it('D-14: warnings and notes alone exit 0', () => {
    const { code, out } = check(door.replace('[shut, open]', '[shut, open, gone]'))
    expect(out).toContain('warning: state `gone` was not reached: no operation leads there\n')
    expect(out).toContain('note: state `gone` has no way out\n')
    expect(code).toBe(0)
  })

  it('prints every question and answer as JSON and as YAML, with the same exit code', () => {
    const { code, out } = check(door + wideDoors, '--format', 'json')
    const checked = JSON.parse(out) as { answers: readonly object[] }
    expect(checked).toMatchObject({ entity: 'door', version: 1, holds: false, bounds: defaultBounds, reached: [] })
    expect(checked.answers).toContainEqual(
      expect.objectContaining({
        question: 'operation_breaks_invariant',
        operation: 'open',
        index: 0,
        rule: 'only_wide_doors_open',
        answer: 'found',
        severity: 'error',
      }),
    )
    expect(code).toBe(1)
    expect(check(door + wideDoors, '--format', 'yaml').out).toContain('question: operation_breaks_invariant\n')
  })

  it('keeps to the bounds that are given, says so, and knows no more than they show', () => {
    const { code, out } = check(door + wideDoors, '--creations', '0')
    expect(out).toContain('warning: operation `open` was accepted nowhere\n')
    expect(out).toContain(': not everything was tried: creations ended at 0')
    expect(code).toBe(0)
  })

  it.each(Object.entries(defaultBounds))('its help tells the default of --%s, %i', (name, preset) => {
    expect(entity(['check', '--help']).out.replaceAll(/\s+/g, ' ')).toMatch(
      new RegExp(`--${name} <n> [^-]*\\(default: ${String(preset)}\\)`),
    )
  })

  it('L-1: a definition with defects is refused', () => {
    const { code, out, err } = entity(['check', fixture('defective.yaml')])
    expect(JSON.parse(out)).toMatchObject({ kind: 'definition', defect: 'zero_version', by: 'kernel', refused: true })
    expect(err).toMatch(/^refused: .*defective\.yaml: the definition has 3 defects: .*\n$/)
    expect(code).toBe(1)
  })

  it.each([
    [['check'], /missing required argument `file`/],
    [['check', fixture('none.yaml')], /none\.yaml`: it cannot be read/],
    [['check', fixture('misspelt.yaml')], /misspelt\.yaml`: line 4/],
    [['check', fixture('ticket.yaml'), '--depth', 'deep'], /`deep` is no bound: write a whole number, such as 100/],
    [['check', fixture('ticket.yaml'), '--calls', '-1'], /`-1` is no bound/],
  ])('L-1, L-2: %j is a wrong call', (args, sentence) => {
    const { code, out, err } = entity(args)
    expect(err).toMatch(sentence)
    expect(err).toMatch(/^error: [^\n]+\n$/)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })
})

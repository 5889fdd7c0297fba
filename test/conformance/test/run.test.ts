import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newFolder, runIn, writeCase, type WrittenStep } from './runner.js'

const compared = (left: string, right: string, value: string): WrittenStep => [
  'CompareNumbers',
  { left, right },
  { status: 'ok', value },
]

describe('npm run conformance', () => {
  it('runs every case below each folder of the caller and counts them', () => {
    const folder = newFolder()
    writeCase(folder, 'some/one', 'core', [compared('1.0', '1', 'Equal')])
    writeCase(folder, 'some/deeper/two', 'core', [compared('1', '2', 'Less')])
    writeCase(folder, 'others/three', 'core', [compared('1e400', '2', 'Greater')])
    expect(runIn(folder, ['some', 'others'])).toEqual({ code: 0, lines: ['3 passed, 0 failed'], fault: '' })
  })

  it('names case, step, call and key of what differs, with what was expected and found', () => {
    const folder = newFolder()
    writeCase(folder, 'wrong', 'core', [compared('1', '1', 'Equal'), compared('1', '1', 'Less')])
    const { code, lines } = runIn(folder, ['.'])
    expect(code).toBe(1)
    expect(lines[0]).toMatch(/^wrong, step 2, CompareNumbers: `value`: expected "Less", found "Equal"/)
    expect(lines[1]).toBe('0 passed, 1 failed')
  })

  it('fails a call and a domain that it does not know, and a file that is no case', () => {
    const folder = newFolder()
    writeCase(folder, 'a-call', 'core', [['Guess', {}, {}]])
    writeCase(folder, 'a-domain', 'astrology', [['CompareNumbers', {}, {}]])
    writeFileSync(join(folder, 'broken.json'), '{')
    const { code, lines } = runIn(folder, ['.'])
    expect(code).toBe(1)
    expect(lines[0]).toBe('a-call, step 1, Guess: the runner does not know the call `Guess`')
    expect(lines[1]).toBe('a-domain, step 1, CompareNumbers: the runner does not know the call `CompareNumbers`')
    expect(lines[2]).toContain('broken.json: ')
    expect(lines[3]).toBe('0 passed, 3 failed')
  })

  it('K-59: documents compare by number token, and not by the order of members', () => {
    const folder = newFolder()
    const definition = JSON.stringify({
      entity: 'lamp',
      schema: { fields: { watts: { type: 'number' }, hue: { type: 'json' } } },
      lifecycle: { initial: 'off', states: ['off'] },
    })
    const create = (fields: string, expected: string): WrittenStep => [
      'Create',
      { definition, id: 'l-1', fields },
      {
        status: 'ok',
        instance: `{"entity":"lamp","version":1,"id":"l-1","lifecycle_state":"off","revision":1,"fields":${expected}}`,
      },
    ]
    writeCase(folder, 'order', 'core', [
      create('{"watts":4.0,"hue":{"a":1,"b":2}}', '{"hue":{"b":2,"a":1},"watts":4.0}'),
    ])
    writeCase(folder, 'token', 'core', [create('{"watts":4.0}', '{"watts":4}')])
    const { lines } = runIn(folder, ['.'])
    expect(lines).toEqual([
      expect.stringMatching(/^token, step 1, Create: `instance`: expected .*"watts":4}/),
      '1 passed, 1 failed',
    ])
  })

  it('D-19: runs the cases of a list, relative to the shared vectors', () => {
    const folder = newFolder()
    writeCase(folder, 'vectors/core/listed', 'core', [compared('1', '1', 'Equal')])
    writeCase(folder, 'vectors/core/other', 'core', [compared('1', '1', 'Less')])
    writeFileSync(join(folder, 'cases.txt'), '# a comment\n\ncore/listed.json\n')
    const { lines } = runIn(folder, ['--cases', 'cases.txt'], { ASSENT_SHARED: folder })
    expect(lines).toEqual(['1 passed, 0 failed'])
  })

  it('D-20: does without the shared vectors where they are absent, and says so', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'cases.txt'), 'core/listed.json\n')
    const { code, lines } = runIn(folder, ['--cases', 'cases.txt'], { ASSENT_SHARED: join(folder, 'nowhere') })
    expect(code).toBe(0)
    expect(lines).toEqual([expect.stringMatching(/^no shared vectors in /), '0 passed, 0 failed'])
  })

  it.each([
    [[], 'name a folder of cases, or `--cases FILE`'],
    [['.', '--store', 'cellar'], 'no store `cellar`: choose one of memory, sqlite, postgres, pglite, mysql'],
  ])('an invocation that it cannot read ends with exit code 2: %s', (args, fault) => {
    expect(runIn(newFolder(), args)).toMatchObject({ code: 2, fault })
  })
})

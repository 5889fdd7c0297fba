import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entity, fixture, newFolder, type Ran } from './entity.js'

const create = ['create', '--definition', fixture('ticket.yaml'), '--id', 't-1', '--format', 'text', '--fields']
const created = { code: 0, out: 'ticket t-1 is open (revision 1); events: TicketOpened\n', err: '' }
const withFields = (fields: string, input?: string): Ran => entity([...create, fields], input)

describe('L-8: the forms of a value', () => {
  it('JSON or YAML itself', () => {
    expect(withFields('{"title": "lamp"}')).toEqual(created)
    expect(withFields('title: lamp')).toEqual(created)
    expect(withFields('title: lamp\neffort: 1.50\n')).toEqual(created)
  })

  it('a file, JSON or YAML, a byte order mark included', () => {
    const file = join(newFolder(), 'fields')
    for (const text of ['{"title": "lamp"}', 'title: lamp\n', '\u{FEFF}title: lamp\n', '\u{FEFF}{"title": "lamp"}']) {
      writeFileSync(file, text)
      expect(withFields(`@${file}`)).toEqual(created)
    }
  })

  it('standard input', () => {
    expect(withFields('-', '{"title": "lamp"}')).toEqual(created)
    expect(withFields('-', 'title: lamp')).toEqual(created)
  })

  it('D-4: text that starts as JSON is told its one reason', () => {
    const { code, out, err } = withFields('{title: lamp}')
    expect(err).toMatch(/^error: `--fields`: it is not JSON: line 1, column 2: [^\n]+\n$/)
    expect(err).not.toContain('YAML')
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })

  it('text that is neither is told both reasons and the flag', () => {
    for (const text of ['title: [lamp', 'title: 013', '']) {
      const { code, out, err } = withFields(text)
      expect(err).toMatch(/^error: `--fields`: it is neither JSON \(.+\) nor YAML \(.+\)\n$/)
      expect({ code, out }).toEqual({ code: 2, out: '' })
    }
    expect(withFields('title: 013').err).toContain('line 1, column 8: title: `013`')
  })

  it('K-11: a key written twice is refused, not read as the last', () => {
    for (const text of ['{"title": "a", "title": "lamp"}', 'title: a\ntitle: lamp']) {
      expect(withFields(text)).toMatchObject({ code: 2, out: '' })
    }
  })

  it('a file that cannot be read, or is not UTF-8, is a wrong call that names it', () => {
    const folder = newFolder()
    const latin = join(folder, 'latin')
    writeFileSync(latin, Buffer.from([0xff, 0xfe]))
    expect(withFields(`@${folder}/none`).err).toBe(
      `error: \`--fields\`: \`${folder}/none\` cannot be read: no such file or directory\n`,
    )
    expect(withFields(`@${latin}`)).toEqual({
      code: 2,
      out: '',
      err: `error: \`--fields\`: \`${latin}\` cannot be read: it is not UTF-8\n`,
    })
  })

  it.runIf(process.platform === 'linux')('D-5: an endless input is answered by its limit', () => {
    expect(withFields('@/dev/zero')).toEqual({
      code: 2,
      out: '',
      err: 'error: `--fields`: `/dev/zero` cannot be read: it is longer than 16777216 characters\n',
    })
  })

  it('K-52: a value that is no object is for the kernel to refuse', () => {
    const { code, out } = withFields('lamp')
    expect(JSON.parse(out)).toMatchObject({ kind: 'validation', errors: [{ path: 'fields' }] })
    expect(code).toBe(1)
  })
})

describe('L-9: standard input is read once', () => {
  const execute = ['execute', '--definition', fixture('ticket.yaml'), '--operation', 'start']
  const instance =
    '{"entity": "ticket", "version": 1, "id": "t-1", "lifecycle_state": "open", ' +
    '"revision": 1, "fields": {"title": "x"}}'

  it('two flags that both read it are refused, naming both, before anything is read', () => {
    expect(entity([...execute, '--instance', '-', '--arguments', '-', '--definition', 'none.yaml'], instance)).toEqual({
      code: 2,
      out: '',
      err: 'error: `--instance` and `--arguments` both read standard input: give one of them as @path\n',
    })
  })

  it('either of them may', () => {
    expect(entity([...execute, '--instance', '-', '--arguments', 'by: ada'], instance).code).toBe(0)
    expect(entity([...execute, '--instance', instance, '--arguments', '-'], 'by: ada').code).toBe(0)
  })
})

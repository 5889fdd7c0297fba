import { beforeEach, describe, expect, it } from 'vitest'
import { mysqlUrl } from '../servers/mysql/servers.js'
import type { Lend } from './databases.js'
import { runDocument } from './run-document.js'

const fence = (language: string, ...lines: readonly string[]): string =>
  ['```' + language, ...lines, '```', ''].join('\n')

const faultsOf = async (markdown: string): Promise<readonly string[]> =>
  (await runDocument(markdown)).faults.map(({ line, message }) => `${line}: ${message}`)

const definition = [
  'entity: lamp',
  'schema: {}',
  'lifecycle: { initial: dark, states: [dark, lit] }',
  'operations: { light: { transitions: [{ from: dark, to: lit }] } }',
]

describe('a document that is true has no fault', { timeout: 120_000 }, () => {
  it('commands print what it says, line by line, in one folder', async () => {
    const markdown =
      fence('console', '$ echo one', 'one', '$ mkdir kept', '$ printf "a\\n\\nb\\n"', 'a', '', 'b') +
      fence('console', '$ ls -d \\', '    kept', 'kept')
    expect(await faultsOf(markdown)).toEqual([])
  })

  it('what stands on standard error is output too, and a command that fails shows with which code', async () => {
    const markdown = fence('console', '$ echo broken >&2; (exit 3)', 'broken', '$ echo $?', '3')
    expect(await faultsOf(markdown)).toEqual([])
  })

  it('the ts blocks are one program that prints what stands behind the arrows', async () => {
    const markdown =
      fence('ts', "import { compareText } from '@assent/kernel'", "const first: number = compareText('a', 'b')") +
      fence('ts', 'console.log(first < 0) // => true', "console.log('x\\ny')", '// => x', '// => y')
    expect(await faultsOf(markdown)).toEqual([])
  })

  it('a definition is saved under its name for the commands that follow', async () => {
    const markdown =
      `<!-- file: lamp.yaml -->\n${fence('yaml', ...definition)}\n` +
      fence('console', '$ head -n 1 lamp.yaml', 'entity: lamp')
    expect(await faultsOf(markdown)).toEqual([])
  })

  it('an excerpt stands in its file, at any indentation', async () => {
    const markdown = `<!-- from: refund.yaml -->\n${fence('yaml', 'initial: draft')}`
    expect(await faultsOf(markdown)).toEqual([])
  })
})

describe('a document that is not true is refused, at the line', { timeout: 120_000 }, () => {
  it('another output', async () => {
    expect(await faultsOf(fence('console', '$ echo one', 'two'))).toEqual(['2: `echo one` printed:\none'])
  })

  it('an output that the document leaves out', async () => {
    expect(await faultsOf(fence('console', '$ echo one'))).toEqual(['2: `echo one` printed:\none'])
  })

  it('a failing command whose code is not shown', async () => {
    const [fault] = await faultsOf(fence('console', '$ echo broken; false', 'broken'))
    expect(fault).toMatch(/^2: .* ended with 1/)
  })

  it('an output before any command', async () => {
    expect(await faultsOf(fence('console', 'one'))).toEqual(['2: a console block begins with `$ ` and a command'])
  })

  it('a program that does not type-check', async () => {
    const [fault] = await faultsOf(`text\n\n${fence('ts', 'const n = 1', 'const text: string = n')}`)
    expect(fault).toMatch(/^5: Type 'number' is not assignable to type 'string'/)
  })

  it('a program that prints something else', async () => {
    expect(await faultsOf(fence('ts', 'console.log(1 + 1) // => 3'))).toEqual(['2: printed: 2'])
  })

  it('a program that prints more or less', async () => {
    expect(await faultsOf(fence('ts', 'console.log(1)'))).toHaveLength(1)
    expect(await faultsOf(fence('ts', 'export const n = 1 // => 1'))).toHaveLength(1)
  })

  it('a program that throws', async () => {
    const [fault] = await faultsOf(fence('ts', "throw new Error('out of order')"))
    expect(fault).toMatch(/the program ended with 1:[^]*out of order/)
  })

  it('a definition with a defect', async () => {
    const [fault] = await faultsOf(
      fence('yaml', ...definition.slice(0, 2), 'lifecycle: { initial: dark, states: [lit] }'),
    )
    expect(fault).toMatch(/^2: .*`dark`/)
  })

  it('a text that is no JSON', async () => {
    expect(await faultsOf(fence('json', '{ "a": 1, }'))).toHaveLength(1)
  })

  it('an excerpt that its file does not hold', async () => {
    const markdown = `<!-- from: refund.yaml -->\n${fence('yaml', 'initial: approved')}`
    expect(await faultsOf(markdown)).toEqual(['3: refund.yaml does not hold these lines'])
  })

  it('a file that no block uses', async () => {
    const markdown = `<!-- file: lamp.yaml -->\n${fence('yaml', ...definition)}`
    expect(await faultsOf(markdown)).toEqual(['3: no block uses lamp.yaml'])
  })

  it('a block that nobody knows how to run, unless it says why it is not run', async () => {
    const block = fence('sh', 'make')
    expect(await faultsOf(block)).toHaveLength(1)
    const report = await runDocument(`<!-- not run: there is nothing to make -->\n${block}`)
    expect(report).toMatchObject({ faults: [], notRun: ['there is nothing to make'] })
  })

  it('a command that hides in a text block', async () => {
    expect(await faultsOf(fence('text', '$ echo one', 'one'))).toHaveLength(1)
  })
})

const needing = (variable: string, ...lines: readonly string[]): string =>
  `<!-- needs: ${variable} -->\n${fence('ts', ...lines)}\n`

describe('a block that needs a database', { timeout: 120_000 }, () => {
  const asked: string[] = []
  beforeEach(() => void asked.splice(0))
  const there: Lend = async () => {
    asked.push('lent')
    return { url: 'there://database', giveBack: async () => void asked.push('given back') }
  }
  const lend = { THERE_URL: there, AWAY_URL: (): Promise<undefined> => Promise.resolve(undefined) }
  const faultsWith = async (markdown: string): Promise<readonly string[]> =>
    (await runDocument(markdown, lend)).faults.map(({ line, message }) => `${line}: ${message}`)

  it('is run with its address where there is one, and left out of the program where there is none', async () => {
    const markdown =
      fence('ts', "const at = (variable: string) => process.env[variable] ?? 'nowhere'") +
      needing('THERE_URL', "console.log(at('THERE_URL')) // => there://database") +
      needing('AWAY_URL', "console.log(at('AWAY_URL')) // => away://database") +
      fence('ts', "console.log(at('AWAY_URL')) // => nowhere")
    expect(await faultsWith(markdown)).toEqual([])
    expect(asked).toEqual(['lent', 'given back'])
  })

  it('is type-checked also where there is none', async () => {
    const [fault] = await faultsWith(needing('AWAY_URL', 'export const n: number = process.env'))
    expect(fault).toMatch(/^3: Type .* is not assignable to type 'number'/)
  })

  it('gives the database back where the program fails', async () => {
    expect(await faultsWith(needing('THERE_URL', "throw new Error('out of order')"))).toHaveLength(1)
    expect(asked).toEqual(['lent', 'given back'])
  })

  it('of which nobody knows how to lend it is a fault, and so is a command that needs one', async () => {
    expect(await faultsWith(needing('OTHER_URL', 'export {}'))).toEqual(['3: nobody lends `OTHER_URL`'])
    const command = `<!-- needs: THERE_URL -->\n${fence('console', '$ true')}`
    expect(await faultsWith(command)).toEqual(['3: only a `ts` block may need a database'])
  })

  it('of PostgreSQL has a server in every run', async () => {
    const markdown = needing(
      'POSTGRES_URL',
      "import pg from 'pg'",
      "const pool = new pg.Pool({ connectionString: process.env['POSTGRES_URL'] })",
      "const { rows } = await pool.query<{ tables: string }>('select count(*) as tables from pg_stat_user_tables')",
      'console.log(rows[0]?.tables) // => 0',
      'await pool.end()',
    )
    expect(await faultsOf(markdown)).toEqual([])
  })

  it('of MySQL or MariaDB has the server that the environment names', async ({ skip }) => {
    if (mysqlUrl() === undefined) skip('ASSENT_MYSQL_URL names none: these blocks are type-checked only')
    const markdown = needing(
      'MYSQL_URL',
      "import { createPool, type RowDataPacket } from 'mysql2/promise'",
      "const pool = createPool({ uri: process.env['MYSQL_URL'] ?? '', connectionLimit: 1 })",
      "const [tables] = await pool.query<RowDataPacket[]>('show tables')",
      'console.log(tables.length) // => 0',
      'await pool.end()',
    )
    expect(await faultsOf(markdown)).toEqual([])
  })
})

it('the corrected document is true', { timeout: 120_000 }, async () => {
  const markdown =
    fence('console', '$ printf "a\\nb\\n"', 'c', '$ echo d', '$ echo e', 'e', 'f') +
    fence('ts', 'console.log(1) // => 2', 'console.log(3)', '// => 4')
  const { faults, corrected } = await runDocument(markdown)
  expect(faults).not.toEqual([])
  expect(corrected).toBe(
    fence('console', '$ printf "a\\nb\\n"', 'a', 'b', '$ echo d', 'd', '$ echo e', 'e') +
      fence('ts', 'console.log(1) // => 1', 'console.log(3)', '// => 3'),
  )
  expect(await faultsOf(corrected)).toEqual([])
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { inFolder, run } from './folder.js'

// The part of `npm run demo` that comes after the build.
const program = `
  const { demo } = await import(${JSON.stringify(join(root, 'scripts', 'demo.mjs'))})
  process.exitCode = await demo(process.argv.slice(1))
`
const demo = (folder: string, ...args: readonly string[]) =>
  run(folder, process.execPath, ['--input-type=module', '--eval', program, ...args])

const verdicts = (stdout: string): readonly string[] =>
  [...stdout.matchAll(/^ (\d {2}\w+)/gm)].map((match) => match[1] ?? '')

describe('the demo', { timeout: 120_000 }, () => {
  it('tells the refund story, and says where the store is', async () => {
    const { exit, stdout, stderr } = await inFolder((folder) => demo(folder))
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' })
    expect(verdicts(stdout)).toEqual([
      '1  created',
      '2  submitted',
      '3  refused',
      '4  approved',
      '5  replayed',
      '6  refused',
      '7  recorded',
    ])
    expect(stdout).toContain('large_refund_needs_a_human')
    expect(stdout).toMatch(/one SQLite file: .*refunds\.db/)
    // Colour is for a terminal, and this is a pipe.
    expect(stdout).not.toContain('\u001b')
  })

  it('fails at the step that goes another way', async () => {
    const { exit, stdout, stderr } = await inFolder((folder) => {
      const definition = join(folder, 'refund.yaml')
      const generous = readFileSync(definition, 'utf8').replace(
        '$fields.amount_cents, 5000',
        '$fields.amount_cents, 50000',
      )
      writeFileSync(definition, generous)
      return demo(folder, definition)
    })
    expect(exit).toBe(1)
    expect(verdicts(stdout)).toEqual(['1  created', '2  submitted'])
    expect(stderr).toContain(
      'The story went another way. `entity execute` was expected to end with 1, and it ended with 0',
    )
  })
})

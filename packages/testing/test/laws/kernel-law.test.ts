import { isLeft } from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitrary } from '../../src/index.js'
import { kernelLaw, type KernelLaw } from '../../src/laws/kernel/kernel-law.js'
import { kiln } from './kiln.js'

const nothingIsRefused: KernelLaw = {
  name: 'no operation is refused by a rule',
  holds: ({ answer }) => {
    if (isLeft(answer) && answer.left.kind === 'precondition_failed') throw new Error('it was refused by a rule')
    return undefined
  },
}

const brokenBy = async (definitions = fc.constant(kiln), options = {}): Promise<string> =>
  (await kernelLaw(nothingIsRefused, definitions, { runs: 300, ...options }).check()).failure ?? 'it holds'

describe('a law of the kernel that does not hold', () => {
  it('tells what was found, the definition as it is written, the commands, and the decision explained', async () => {
    const lines = (await brokenBy()).split('\n')
    expect(lines[0]).toBe('it was refused by a rule')
    expect(lines).toContain('definition: {')
    expect(lines.some((line) => line.includes('null'))).toBe(false)
    expect(lines).toContain('commands:')
    expect(lines.findLast((line) => /^ {2}\d+\. /.test(line))).toMatch(/^ {2}\d+\. execute ignite \{"heat":.*\} on \{/)
    expect(lines.some((line) => line.startsWith('explained: refused: '))).toBe(true)
    expect(lines.join('\n')).toContain('preconditions[0] `hot_enough`: false')
  })

  it('tells of as little as it takes', async () => {
    const failure = await brokenBy()
    expect(failure).toMatch(/commands:\n {2}1\. create .*\n {2}2\. execute ignite .*\nexplained:/)
  })

  it('tells a seed and a path that show it again', async () => {
    const failure = await brokenBy()
    const [, seed, path = ''] = /\{ seed: (-?\d+), path: '([\d:]+)' \} shows it again$/.exec(failure) ?? []
    const again = await brokenBy(undefined, { seed: Number(seed), path })
    expect(again.split('\nafter ')[0]).toBe(failure.split('\nafter ')[0])
  })

  it('tells a definition that was generated in the shortest form that was found', async () => {
    const failure = await brokenBy(arbitrary.definition(), { runs: 2000, seed: 5 })
    const definition = /definition: ([^]*)\ncommands:/.exec(failure)?.[1] ?? ''
    expect(definition.length).toBeLessThan(1500)
    expect(definition).toContain('"preconditions"')
  })

  it('rejects as a test, and answers as a check', async () => {
    const law = kernelLaw(nothingIsRefused, fc.constant(kiln), { runs: 300, shrink: false })
    await expect(law.run()).rejects.toThrow(/^it was refused by a rule\n/)
    expect(await law.check()).toMatchObject({ failure: expect.stringContaining('made shorter 0 times') })
  })
})

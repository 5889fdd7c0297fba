import { describe, expect, it } from 'vitest'
import { declaredTypes, type DeclaredKind } from '../declared-types.js'
import { readDocument } from '../documents.js'
import { rowsUnder } from '../table.js'

const refusals = readDocument('docs/reference/refusals.md')

type Kinds = Readonly<Record<string, readonly string[]>>

const documented = (heading: string): Kinds =>
  Object.fromEntries(rowsUnder(refusals, heading).map(({ names, fields }) => [names[0] ?? '', [...fields].sort()]))

const declared = (kinds: readonly DeclaredKind[]): Kinds =>
  Object.fromEntries(kinds.map(({ kind, fields }) => [kind, [...fields].sort()]))

describe('the reference has a row for every kind, with its fields, and no other', () => {
  const kernel = declaredTypes('packages/kernel')
  const shell = declaredTypes('packages/shell')
  const agent = declaredTypes('packages/agent')
  const provider = declaredTypes('packages/provider')

  it('K-189: refusals of the kernel', () => {
    expect(documented('## Kernel')).toEqual(declared(kernel.kindsOf('CoreError')))
  })

  it('K-157: defects of a definition', () => {
    expect(documented('## Defects')).toEqual(declared(kernel.kindsOf('Defect')))
  })

  it('D-2: errors of the store and of the input', () => {
    const passedOn = new Set(kernel.kindsOf('CoreError').map(({ kind }) => kind))
    const own = shell.kindsOf('ShellError').filter(({ kind }) => !passedOn.has(kind))
    expect(documented('## Store and input')).toEqual(declared(own))
  })

  it('D-1: refusals of the tools of an agent', () => {
    const passedOn = new Set(shell.kindsOf('ShellError').map(({ kind }) => kind))
    const own = agent.kindsOf('AgentError').filter(({ kind }) => !passedOn.has(kind))
    expect(documented('## Tools of an agent')).toEqual(declared(own))
  })

  it('errors of providers', () => {
    expect(documented('## Providers')).toEqual(declared(provider.kindsOf('ProviderError')))
  })

  it('errors of providers over HTTP', () => {
    const passedOn = new Set(provider.kindsOf('ProviderError').map(({ kind }) => kind))
    const own = declaredTypes('packages/provider', 'client')
      .kindsOf('ClientError')
      .filter(({ kind }) => !passedOn.has(kind))
    expect(documented('## Providers over HTTP')).toEqual(declared(own))
  })
})

import { createClient } from '@hey-api/openapi-ts'
import { stringify, type DefinitionDocument } from '@assent/kernel'
import { openApiContract } from '@assent/surface'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import ts from 'typescript'
import { describe, expect, it, onTestFinished } from 'vitest'
import { programOf } from '../typescript/program.js'
import { exampleSources } from './example-sources.js'
import { definitionNamed, hostileNaming } from './hostile-documents.js'

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

/** What the compiler finds in a client that is generated of definitions, and in a program that uses it. */
const faultsOf = async (documents: readonly DefinitionDocument[], program: string): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'assent-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [input, main] = [join(folder, 'openapi.json'), join(folder, 'main.ts')]
  writeFileSync(input, stringify(openApiContract(documents)))
  const output = join(folder, 'client')
  const plugins = ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'] as const
  await createClient({ input, output, plugins: [...plugins], logs: { level: 'silent' } })
  writeFileSync(main, program)
  return ts
    .getPreEmitDiagnostics(programOf(main, options))
    .map(({ messageText, file }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
}

const approval = (args: string): string => `
import { approveRefundV1, getRefundV1 } from './client/sdk.gen.js'

const recording = { record_id: 'r-1', recorded_at: '2027-03-01T09:00:00Z', actor: null }
const { data, error } = await approveRefundV1({
  path: { id: 'refund-1' },
  body: { expected_revision: 3, arguments: ${args}, recording },
})
export const state: 'draft' | 'submitted' | 'approved' | 'rejected' | undefined = data?.instance.lifecycle_state
export const next: string | undefined =
  error?.kind === 'precondition_unobservable' ? error.unresolved[0] : error?.kind === 'revision_conflict' ? error.id : undefined
export const amount: number | undefined = (await getRefundV1({ path: { id: 'refund-1' } })).data?.fields.amount_cents
`

describe('a client that a public generator makes of the OpenAPI document', () => {
  const examples = exampleSources().map(({ definition }) => definition.document)

  it('compiles, and knows arguments, states and refusals by name', async () => {
    expect(await faultsOf(examples, approval(`{ actor_role: 'human', reason: 'it was late' }`))).toEqual([])
  })

  it('does not compile with an argument that the operation does not take', async () => {
    const faults = await faultsOf(examples, approval(`{ actor_role: 'robot', reason: 'it was late' }`))
    expect(faults.join('\n')).toMatch(/Type '"robot"' is not assignable to type '"human" \| "agent"'/)
  })

  it('compiles whatever the names', async () => {
    const namings = fc.sample(hostileNaming, { numRuns: 3, seed: 5 })
    const documents = namings.map((naming) => definitionNamed(naming).document)
    expect(await faultsOf(documents, `export * from './client/index.js'`)).toEqual([])
  })
})

import { join } from 'node:path'
import {
  Client,
  StreamableHTTPClientTransport,
  type CallToolResult,
  type JsonSchemaType,
} from '@modelcontextprotocol/client'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { root } from '../../scripts/root.mjs'

/** The versions of the protocol that are served. */
export const versions = ['2025-11-25', '2026-07-28'] as const
export type Version = (typeof versions)[number]

/** The official client, at a version of the protocol. It refuses results that do not meet their output schemas. */
export const clientOf = (version: Version): Client =>
  new Client(
    { name: 'a model', version: '1.0.0' },
    version === '2025-11-25' ? {} : { versionNegotiation: { mode: { pin: version } } },
  )

const main = join(root, 'apps/entity/bin/entity.js')

/** A connection, and what the server said beside the protocol. */
export interface Connected {
  readonly client: Client
  readonly standardError: () => string
  readonly close: () => Promise<void>
}

/** Starts `entity mcp` as a child process and speaks with it over its standard input and output. */
export const overStdio = async (version: Version, flags: readonly string[]): Promise<Connected> => {
  const args = [main, 'mcp', ...flags]
  const transport = new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' })
  let standardError = ''
  transport.stderr?.on('data', (chunk: Buffer) => (standardError += chunk.toString()))
  const client = clientOf(version)
  await client.connect(transport)
  return { client, standardError: () => standardError, close: () => client.close() }
}

/** Connects to what serves at an address. */
export const overHttp = async (version: Version, url: string, token?: string): Promise<Client> => {
  const headers = token === undefined ? {} : { requestInit: { headers: { Authorization: `Bearer ${token}` } } }
  const client = clientOf(version)
  await client.connect(new StreamableHTTPClientTransport(new URL(url), headers))
  return client
}

/** What a call answered, and whether it is a refusal. */
export interface Called {
  readonly isError: boolean
  readonly result: { readonly [name: string]: unknown }
}

const textOf = ({ content }: CallToolResult): string => {
  const [item, ...others] = content
  if (item?.type !== 'text' || others.length > 0) throw new Error('a result is one text')
  return item.text
}

type Judge = (value: unknown) => { readonly valid: boolean; readonly errorMessage?: string | undefined }

const judges = new WeakMap<Client, Map<string, Judge>>()

const judgesOf = async (client: Client): Promise<Map<string, Judge>> => {
  const known = judges.get(client)
  if (known !== undefined) return known
  const validators = new AjvJsonSchemaValidator()
  const { tools } = await client.listTools()
  const compiled = tools.map(({ name, outputSchema }) => {
    if (outputSchema === undefined) throw new Error(`${name} has no output schema`)
    return [name, validators.getValidator(outputSchema as JsonSchemaType)] as const
  })
  const found = new Map<string, Judge>(compiled)
  judges.set(client, found)
  return found
}

/** Calls a tool; also a refusal, which the client does not look at, has to meet the tool's output schema. */
export const call = async (client: Client, name: string, args: object): Promise<Called> => {
  const judge = (await judgesOf(client)).get(name)
  if (judge === undefined) throw new Error(`\`${name}\` is not listed`)
  const answer = await client.callTool({ name, arguments: { ...args } })
  const { structuredContent = {} } = answer
  const { valid, errorMessage = '' } = judge(structuredContent)
  if (!valid) throw new Error(`${name} answered ${JSON.stringify(structuredContent)}: ${errorMessage}`)
  // the same JSON as text.
  if (textOf(answer) !== JSON.stringify(structuredContent, null, 2)) throw new Error('the text says something else')
  return { isError: answer.isError === true, result: structuredContent as Called['result'] }
}

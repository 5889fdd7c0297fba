import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { root } from '../../scripts/root.mjs'

/** The definition of the story. */
export const definition = join(root, 'examples/refund.yaml')

const operations = (role: string) => ({
  attach_evidence: {},
  submit: {},
  approve: { trusted: { actor_role: role } },
  reject: {},
})

/** What an operator writes down of somebody who may do all of the story. */
export const principal = (who: string, role: string) => ({
  who,
  allow: [
    {
      entity: 'refund',
      tools: ['get', 'list', 'events', 'explain', 'preview', 'escalate'],
      create: {},
      operations: operations(role),
    },
  ],
})

/** Whom a token names. */
export const byToken = principal('$claims.sub', '$claims.role')

export const audience = 'refunds'
export const secret = 'a secret that is long enough for a signature'

/** A token as an issuer signs it. */
export const tokenOf = (sub: string, role: string, changes: { readonly audience?: string } = {}): Promise<string> =>
  new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub)
    .setAudience(changes.audience ?? audience)
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret))

/** Writes files beside a store that is not there yet. */
export const deskIn = (folder: string) => {
  const write = (name: string, content: object | string): string => {
    const file = join(folder, name)
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
    return file
  }
  return { write, store: join(folder, 'refunds.db') }
}

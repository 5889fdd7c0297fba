import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type CryptoKey } from 'jose'
import { bearerClaims, readJwks, readSecret, type TokenKeys } from '@assent/agent/mcp'
import { describe, expect, it } from 'vitest'
import { valueOf } from '../agent/desk.js'
import { audience, secret, tokenOf } from './people.js'

const secretKey = valueOf(readSecret(`${secret}\n`))
const bytes = new TextEncoder().encode(secret)

/** What a request with this header is answered: the claims of its token, or a status. */
const authenticate = async (keys: TokenKeys, authorization?: string, issuer?: string): Promise<unknown> => {
  const options = { keys, audience, ...(issuer === undefined ? {} : { issuer }) }
  const claimsOf = bearerClaims(options, ({ sub }) => typeof sub === 'string')
  const headers = authorization === undefined ? {} : { headers: { authorization } }
  const answer = await claimsOf(new Request('http://localhost/mcp', headers))
  return answer instanceof Response ? answer.status : answer
}

const unsigned = () => new SignJWT({ role: 'human' }).setSubject('grace').setAudience(audience).setExpirationTime('1h')

const byKey = async (alg: string) => {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k-1', alg }
  return { publicKey, privateKey, keys: valueOf(readJwks(JSON.stringify({ keys: [jwk] }))) }
}

const signed = (alg: string, key: CryptoKey | Uint8Array): Promise<string> =>
  unsigned().setProtectedHeader({ alg, kid: 'k-1' }).sign(key)

describe('a token', () => {
  it('names who calls', async () => {
    const claims = { sub: 'grace', role: 'human', aud: audience }
    expect(await authenticate(secretKey, `Bearer ${await tokenOf('grace', 'human')}`)).toMatchObject(claims)
  })

  it.each(['RS256', 'PS256', 'ES256', 'EdDSA'])('is verified by a public key for %s', async (alg) => {
    const { keys, privateKey } = await byKey(alg)
    expect(await authenticate(keys, `Bearer ${await signed(alg, privateKey)}`)).toMatchObject({ sub: 'grace' })
    const other = await byKey(alg)
    expect(await authenticate(other.keys, `Bearer ${await signed(alg, privateKey)}`)).toBe(401)
  })

  it.each<[string, () => Promise<string | undefined>]>([
    ['there is none', () => Promise.resolve(undefined)],
    ['it is of another kind', () => Promise.resolve('Basic Z3JhY2U6')],
    ['it is no token', () => Promise.resolve('Bearer nonsense')],
    [
      'it was issued for another service',
      async () => `Bearer ${await tokenOf('grace', 'human', { audience: 'other' })}`,
    ],
    [
      'it has expired',
      async () => {
        const token = unsigned().setProtectedHeader({ alg: 'HS256' }).setExpirationTime(1_000_000)
        return `Bearer ${await token.sign(bytes)}`
      },
    ],
    [
      'it never expires',
      async () => {
        const token = new SignJWT({}).setSubject('grace').setAudience(audience).setProtectedHeader({ alg: 'HS256' })
        return `Bearer ${await token.sign(bytes)}`
      },
    ],
    [
      'it is signed with another secret',
      async () => `Bearer ${await signed('HS256', new TextEncoder().encode(`${secret} of another`))}`,
    ],
    [
      'it is not signed',
      async () => {
        const [, payload] = (await tokenOf('grace', 'human')).split('.')
        return `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
      },
    ],
    [
      'it does not say who calls',
      async () => {
        const token = new SignJWT({}).setAudience(audience).setExpirationTime('1h').setProtectedHeader({ alg: 'HS256' })
        return `Bearer ${await token.sign(bytes)}`
      },
    ],
  ])('is refused where %s', async (_what, header) => {
    expect(await authenticate(secretKey, await header())).toBe(401)
  })

  it('is refused where a public key was taken for a secret', async () => {
    const { keys, publicKey } = await byKey('RS256')
    const forged = await signed('HS256', new TextEncoder().encode(await exportSPKI(publicKey)))
    expect(await authenticate(keys, `Bearer ${forged}`)).toBe(401)
  })

  it('is refused of another issuer, where one is named', async () => {
    const token = `Bearer ${await unsigned().setIssuer('desk').setProtectedHeader({ alg: 'HS256' }).sign(bytes)}`
    expect(await authenticate(secretKey, token, 'desk')).toMatchObject({ iss: 'desk' })
    expect(await authenticate(secretKey, token, 'other')).toBe(401)
  })

  it('a secret that is too short, and a set of keys that is none, are refused before any token comes', () => {
    expect(readSecret('short')).toMatchObject({ left: 'the secret is shorter than 32 bytes' })
    for (const text of ['', '{}', '{"keys":7}', '[]']) expect(readJwks(text)).toMatchObject({ _tag: 'Left' })
  })
})

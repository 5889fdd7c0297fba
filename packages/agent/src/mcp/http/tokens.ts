import { OAuthError, OAuthErrorCode, type OAuthTokenVerifier } from '@modelcontextprotocol/server'
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet, type JWTPayload, type JWTVerifyOptions } from 'jose'
import { left, right, type Either } from 'fp-ts/lib/Either.js'

/** What tokens are verified with: public keys by their ids, or one secret. */
export type TokenKeys =
  | { readonly kind: 'jwks'; readonly keys: ReturnType<typeof createLocalJWKSet> }
  | { readonly kind: 'secret'; readonly secret: Uint8Array }

/** Which tokens are accepted. */
export interface TokenOptions {
  readonly keys: TokenKeys
  /** For whom the token must have been issued: one that was issued for another service is refused. */
  readonly audience: string
  /** Left out, any that the keys are of. */
  readonly issuer?: string
}

/** A JSON Web Key Set, as text. */
export const readJwks = (text: string): Either<string, TokenKeys> => {
  try {
    return right({ kind: 'jwks', keys: createLocalJWKSet(JSON.parse(text) as JSONWebKeySet) })
  } catch {
    return left('it is no JSON Web Key Set')
  }
}

/** What HS256 asks of a secret, in bytes. */
const shortestSecret = 32

/** A secret, as text; a line feed at its end is not of it. */
export const readSecret = (text: string): Either<string, TokenKeys> => {
  const secret = new TextEncoder().encode(text.replace(/\r?\n$/, ''))
  return secret.length < shortestSecret
    ? left(`the secret is shorter than ${shortestSecret} bytes`)
    : right({ kind: 'secret', secret })
}

// A secret never verifies what a public key could have been mistaken for, and the other way round.
const algorithms = {
  secret: ['HS256', 'HS384', 'HS512'],
  jwks: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
}

const verify = async (token: string, { keys, audience, issuer }: TokenOptions): Promise<JWTPayload> => {
  const options: JWTVerifyOptions = {
    audience,
    algorithms: algorithms[keys.kind],
    requiredClaims: ['exp'],
    ...(issuer === undefined ? {} : { issuer }),
  }
  const verified =
    keys.kind === 'jwks' ? await jwtVerify(token, keys.keys, options) : await jwtVerify(token, keys.secret, options)
  return verified.payload
}

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '')

/** Verifies bearer tokens that are JSON Web Tokens: signature, audience, issuer, and that they have not expired. */
export const tokenVerifier = (options: TokenOptions): OAuthTokenVerifier => ({
  verifyAccessToken: async (token) => {
    try {
      const claims = await verify(token, options)
      const scopes = textOf(claims['scope'])
        .split(' ')
        .filter((scope) => scope !== '')
      const expiry = claims.exp === undefined ? {} : { expiresAt: claims.exp }
      return { token, clientId: textOf(claims['client_id'] ?? claims.sub), scopes, ...expiry, extra: { claims } }
    } catch {
      // Why is for nobody to learn who holds no token.
      throw new OAuthError(OAuthErrorCode.InvalidToken, 'the token is not valid here')
    }
  },
})

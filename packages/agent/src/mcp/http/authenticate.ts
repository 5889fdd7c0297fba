import {
  bearerAuthChallengeResponse,
  OAuthError,
  OAuthErrorCode,
  requireBearerAuth,
} from '@modelcontextprotocol/server'
import { isJsonObject, toJson, type JsonObject } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { tokenVerifier, type TokenOptions } from './tokens.js'

/**
 * Asks every request for a bearer token, and gives its claims.
 *
 * @param isEnough do these claims name a caller? Where they do not, the token is as good as none
 */
export const bearerClaims = (
  options: TokenOptions,
  isEnough: (claims: JsonObject) => boolean,
): ((request: Request) => Promise<JsonObject | Response>) => {
  const gate = requireBearerAuth({ verifier: tokenVerifier(options) })
  const notEnough = (): Response =>
    bearerAuthChallengeResponse(new OAuthError(OAuthErrorCode.InvalidToken, 'the token does not say who calls'))
  return async (request) => {
    const auth = await gate(request)
    if (auth instanceof Response) return auth
    const claims = toJson(auth.extra?.['claims'], 'claims')
    return isLeft(claims) || !isJsonObject(claims.right) || !isEnough(claims.right) ? notEnough() : claims.right
  }
}

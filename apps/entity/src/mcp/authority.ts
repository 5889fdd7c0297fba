import {
  isNamedByClaims,
  needsClaims,
  readJwks,
  readPrincipal,
  readSecret,
  type PrincipalDocument,
  type TokenOptions,
} from '@assent/agent/mcp'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { usage, type Failure } from '../failure.js'
import { readValue } from '../input/read-value.js'
import type { World } from '../world.js'
import type { KeyFile, McpSettings } from './settings.js'

/** On whose authority calls are made: nobody's in evaluation, one principal's, or whom a token names. */
export type Authority =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly principal: PrincipalDocument }
  | { readonly kind: 'tokens'; readonly principal: PrincipalDocument; readonly tokens: TokenOptions }

const readPrincipalFile = (file: string, world: World): TE.TaskEither<Failure, PrincipalDocument> =>
  pipe(
    readValue('--principal', `@${file}`, world),
    TE.flatMapEither((json) =>
      pipe(
        readPrincipal(json),
        E.mapLeft(([fault]) =>
          usage(`\`${file}\`: ${fault?.path === '' ? 'it' : String(fault?.path)} ${fault?.message}`),
        ),
      ),
    ),
  )

const readKeys = (keys: KeyFile, world: World): TE.TaskEither<Failure, TokenOptions> => {
  const { kind, file, audience, issuer } = keys
  return pipe(
    world.readFile(file),
    TE.mapLeft((reason) => `it cannot be read: ${reason}`),
    TE.flatMapEither(kind === 'jwks' ? readJwks : readSecret),
    TE.map((read) => ({ keys: read, audience, ...(issuer === undefined ? {} : { issuer }) })),
    TE.mapLeft((reason) => usage(`\`${file}\`: ${reason}`)),
  )
}

const together = (principal: PrincipalDocument, tokens: TokenOptions | undefined): E.Either<Failure, Authority> => {
  if (tokens === undefined) {
    return needsClaims(principal)
      ? E.left(usage('`--principal` names claims of a token: give `--jwks` or `--secret-file` too'))
      : E.right({ kind: 'one', principal })
  }
  return isNamedByClaims(principal)
    ? E.right({ kind: 'tokens', principal, tokens })
    : E.left(usage('`who` of `--principal` names no claim, such as `$claims.sub`: all callers would have one name'))
}

/** Reads what the flags say about who calls. */
export const readAuthority = (
  principalFile: string | undefined,
  { keys }: McpSettings,
  world: World,
): TE.TaskEither<Failure, Authority> => {
  if (principalFile === undefined) return TE.right({ kind: 'none' })
  return pipe(
    readPrincipalFile(principalFile, world),
    TE.bindTo('principal'),
    TE.bind('tokens', () => (keys === undefined ? TE.right(undefined) : readKeys(keys, world))),
    TE.flatMapEither(({ principal, tokens }) => together(principal, tokens)),
  )
}

import { isLeft, isRight, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AdmittedRelated } from '../../contract/relations/admit-related.js'
import { judgeCommit } from '../../contract/precedence.js'
import type { StoreError } from '../../store-error.js'
import type { Ask, Connection } from '../connection.js'
import { rowsBy } from '../rows.js'
import { writeUntilSettled, type Unwritten } from '../write-until-settled.js'
import type { OnConnection } from './batch.js'
import { edgeKeys } from './edge-keys.js'
import type { Written } from './insert-record.js'
import { judgeRelationsAt } from './judge-relations.js'
import type { Place } from './place.js'
import { relationStatements } from './relation-statements.js'
import { alone, heldOf, type WriteTools } from './writes.js'

type Sent = Either<Unwritten, readonly Written[]>

/** Commits with relations held, on as many connections as it takes. */
export type CommitRelated = (
  onConnection: OnConnection,
  write: AdmittedRelated,
) => TaskEither<StoreError, 'committed' | 'already_committed'>

/** Commits with relations held: in one transaction, in which the row is written first, then the others are judged. */
export const commitRelatedAt = (place: Place, tools: WriteTools): CommitRelated => {
  const { readCommitted, wait } = relationStatements(place)
  const judgeRelations = judgeRelationsAt(place)
  const { provider, send, digests, hints, checkDefinition, readsOn } = tools

  // Before any row is locked: who holds one of these waits for rows only, and nobody who holds a row waits for these.
  const begin = async (ask: Ask, { commit, requirements }: AdmittedRelated): Promise<Either<Unwritten, void>> => {
    const begun = await ask(readCommitted, {})
    if (isLeft(begun)) return begun
    for (const key of edgeKeys(place, commit.instance.entity, requirements.edges)) {
      const waited = await ask(wait, { key })
      if (isLeft(waited)) return waited
    }
    return right(undefined)
  }

  // The row goes first: it shows that the expectation holds, and takes the transaction id after its own lock, as the
  // feed needs it.
  const inside = async (ask: Ask, write: AdmittedRelated): Promise<Sent> => {
    const begun = await begin(ask, write)
    if (isLeft(begun)) return begun
    const { commit, expectation, requirements } = write
    const written = await send.commit(ask, digests.copy(), commit, expectation, alone(hints))
    if (isLeft(written) || written.right.length === 0) return written
    const judged = await judgeRelations(ask, commit.instance, requirements)
    return isLeft(judged) ? judged : written
  }

  const sendOn = async ({ transact }: Connection, write: AdmittedRelated): Promise<Sent> => {
    const answer = await transact((ask) => inside(ask, write))
    const sent = isLeft(answer) ? answer : answer.right
    if (isRight(sent) && sent.right.length > 0) digests.remember(write.commit)
    return sent
  }

  // Each step on a connection of its own: one that met an error in a transaction is not used again.
  return (onConnection, write) => {
    const { commit, expectation } = write
    const { record_id } = commit.envelope
    return writeUntilSettled(provider, record_id, {
      send: async () => {
        const answer = await onConnection(async (connection) => right(await sendOn(connection, write)))()
        return isLeft(answer) ? left({ kind: 'judged', refusal: answer.left }) : answer.right
      },
      look: onConnection(({ ask }) => heldOf(readsOn(ask), commit.instance, record_id)()),
      judge: (held) => judgeCommit(commit, expectation, held),
      done: 'committed',
      checkAgain: () => {
        digests.forget(commit)
        return onConnection(({ ask }) => checkDefinition(rowsBy(provider, ask), commit)())()
      },
    })
  }
}

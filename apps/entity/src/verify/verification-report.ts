import type { ShellError, SubjectBroken } from '@assent/shell'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Verifications } from './verify-subjects.js'

/** How many subjects are listed that do not hold; more are counted (D-5). */
const mostListed = 100

/** What a verification of many subjects found. */
export interface VerificationReport {
  readonly holds: boolean
  readonly subjects: number
  /** Of the subjects that hold. */
  readonly decisions: number
  readonly observations: number
  /** The first subjects that do not hold, each with the first of its records that does not. */
  readonly broken: readonly SubjectBroken[]
  /** How many more do not. */
  readonly more: number
}

/** Takes the verifications as they come, tells how many there were, and counts them. */
export const reportOn =
  (verifications: Verifications, seen: (subjects: number) => void): TaskEither<ShellError, VerificationReport> =>
  async () => {
    const broken: SubjectBroken[] = []
    const counted = { subjects: 0, decisions: 0, observations: 0 }
    let more = 0
    for await (const verification of verifications) {
      if (isLeft(verification)) return verification
      const { right: found } = verification
      counted.subjects += 1
      if (found.holds) {
        counted.decisions += found.decisions
        counted.observations += found.observations
      } else if (broken.length < mostListed) broken.push(found)
      else more += 1
      seen(counted.subjects)
    }
    return right({ holds: broken.length === 0, ...counted, broken, more })
  }

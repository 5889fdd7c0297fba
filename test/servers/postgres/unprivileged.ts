import { readFileSync } from 'node:fs'

/** Who runs a program. */
export interface User {
  readonly uid?: number
  readonly gid?: number
}

const chosen = ['postgres', 'nobody']

/**
 * Who runs a server of PostgreSQL, which root may not: as root a user that exists, since a test makes none (D-22); else
 * whoever runs the tests.
 */
export const unprivilegedUser = (): User => {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = chosen.flatMap((name) => users.filter(([user]) => user === name))[0]
  if (found === undefined)
    throw new Error(`PostgreSQL does not run as root, and there is no user ${chosen.join(' or ')}`)
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

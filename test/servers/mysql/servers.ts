import { beforeAll, describe, it } from 'vitest'
import { serverNameOf } from './database.js'

/** Why tests do not run where the environment names no server: no run starts one of its own. */
const reason = 'ASSENT_MYSQL_URL names no server of MySQL or MariaDB: not run'

/** The server on which tests may make databases, where the environment names one. */
export const mysqlUrl = (): string | undefined => {
  const url = process.env['ASSENT_MYSQL_URL']
  return url === '' ? undefined : url
}

/** Tests that need the server; the run says which server and version it was, or that they did not run. */
export const describeMysql = (name: string, tests: (url: string) => void): void => {
  const url = mysqlUrl()
  describe(`${name} on MySQL`, () => {
    if (url === undefined) {
      it('needs a server', ({ skip }) => {
        console.log(`server: none: ${reason}`)
        skip(reason)
      })
      return
    }
    beforeAll(async () => console.log(`server: ${await serverNameOf(url)}, named by ASSENT_MYSQL_URL`))
    tests(url)
  })
}

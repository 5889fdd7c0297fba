import { measureDecisions } from './decide/decisions.js'
import { measureSqliteCommits } from './sqlite/commits.js'

/** Rounds in which the contenders take turns; `--quick` is for trying the benchmark itself. */
const rounds = process.argv.includes('--quick') ? 3 : 15

console.log(`node ${process.version}, ${rounds} rounds, contenders take turns; the first of each table is 100 %`)
await measureDecisions(rounds)
await measureSqliteCommits(rounds)

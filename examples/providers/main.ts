/**
 * Two systems behind one set of tools: a calendar, and refunds that Assent governs. Whoever comes, over flat tools,
 * from a script or over HTTP, finds, reads and proposes in the same way, and meets the same rules.
 *
 *     npm run build && node examples/dist/providers/main.js
 *
 * Read `calendar.ts` first, then `refunds.ts`.
 */
import { playHttp } from './over-http.js'
import { playLines } from './over-lines.js'
import { playTools } from './over-tools.js'
import { openDesk } from './refunds.js'
import { chapter } from './tell.js'

await openDesk()
chapter('A model, over flat tools')
await playTools()
chapter('A script that sees only the flat tools, with the authority of the model')
await playLines()
chapter('Grace, over HTTP with the typed client')
await playHttp()

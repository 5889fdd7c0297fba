// `npm run demo [FILE]`: the refund story end to end, on the embedded store, in a temporary folder.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { OtherStory } from './demo/expect.mjs'
import { tell } from './demo/story.mjs'
import { complain, say, sayTitle } from './demo/voice.mjs'
import { callersFolder, root } from './root.mjs'

/**
 * Needs an installed and built repository. With a file, the story is told of that definition: change a rule and see
 * which step goes another way.
 *
 * @param {string[]} args
 * @returns {Promise<number>} 0 where every step went as it is told
 */
export const demo = async ([file]) => {
  const definition = file === undefined ? join(root, 'examples', 'refund.yaml') : resolve(callersFolder, file)
  const store = join(mkdtempSync(join(tmpdir(), 'assent-demo-')), 'refunds.db')
  sayTitle('A refund, decided and recorded')
  say(`${relative(callersFolder, definition)} says: decide on evidence; above 50.00 a human approves.`)
  try {
    await tell({ definition, store })
  } catch (error) {
    if (!(error instanceof OtherStory)) throw error
    complain(`The story went another way. ${error.message}`)
    return 1
  }
  say(`\nThe whole store is one SQLite file: ${store}`)
  say('Next: docs/getting-started.md')
  return 0
}

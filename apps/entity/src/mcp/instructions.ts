import type { Authority } from './authority.js'

const evaluation =
  'Evaluation: nobody is authenticated. You write the recording of every call yourself: a new record_id for each ' +
  'new call, and the same one again with the same content to repeat it. An operation says the revision that you saw.'

const governed =
  'You propose, and rules decide. Who you are, when, and what only the host may say is set by the host: it is in no ' +
  'schema, and a call that gives it is refused. A proposal says the revision that you read. With a proposal_id of ' +
  'your own, the same call again returns what was stored first.'

const always =
  'A refusal is an answer with a kind, and has changed nothing. A whole number beyond ±9007199254740991 travels as ' +
  'the text of its digits, both ways.'

const compact = 'Ask `explain` what there is before you call `propose` or `read`.'

/** How the tools are meant, for a model. */
export const instructionsOf = ({ kind }: Authority, isCompact: boolean): string =>
  [kind === 'none' ? evaluation : governed, always, ...(isCompact ? [compact] : [])].join(' ')

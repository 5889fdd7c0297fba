import type { Mutant } from './mutant.js'

type Change = Omit<Mutant, 'package'>

const identity: readonly Change[] = [
  {
    name: 'what stands under a record id is not compared',
    file: 'contract/precedence.js',
    text: '(sameRecord(evidence, given) ? right(already) : left(recordConflict(recordId)))',
    replacement: 'right(already)',
  },
  {
    name: 'a retry with other bytes is answered',
    file: 'runtime/execute.js',
    text: 'return isRetry ? right(',
    replacement: 'return true ? right(',
  },
  {
    name: 'a retry at another revision is answered',
    file: 'runtime/request-bytes.js',
    text: 'expected_revision: expectedRevision,',
    replacement: '',
  },
  {
    name: 'a retry is answered as if it were the first',
    file: 'runtime/commit-decision.js',
    text: "replayed: answer.right === 'already_committed'",
    replacement: 'replayed: false',
  },
  {
    name: 'a record of another subject is taken for a retry',
    file: 'runtime/exact-retry.js',
    text: 'instance.entity === entity && instance.id === id ? evidence.commit : undefined',
    replacement: 'evidence.commit',
  },
]

const revisions: readonly Change[] = [
  {
    name: 'the store does not check the revision',
    file: 'contract/precedence.js',
    text: 'if (!holds(expectation, held.revision))',
    replacement: 'if (false)',
  },
  {
    name: 'the last writer wins',
    file: 'contract/precedence.js',
    text: `if (!holds(expectation, held.revision))
        return conflict(instance, expectation, held);
    // The step is the writer's (S-15); only upwards, so that a revision names one record and orders the history.
    if (held.revision !== undefined && compareNumbers(instance.revision, held.revision) <= 0) {`,
    replacement: `if (expectation.kind === 'absent' && held.revision !== undefined)
        return conflict(instance, expectation, held);
    if (false) {`,
  },
  {
    name: 'the runtime does not check the revision',
    file: 'runtime/execute.js',
    text: 'if (!sameRevision(instance.revision, expectedRevision)) {',
    replacement: 'if (false) {',
  },
  {
    name: 'what was observed of another revision is kept',
    file: 'contract/precedence.js',
    text: "return holds(expectation, held.revision) ? right('observed')",
    replacement: "return held.revision !== undefined ? right('observed')",
  },
  {
    name: 'an observation that is there already is kept again',
    file: 'memory/writes.js',
    text: "if (isRight(verdict) && verdict.right === 'observed')",
    replacement: 'if (isRight(verdict))',
  },
]

const lists: readonly Change[] = [
  {
    name: 'a history comes in reverse',
    file: 'memory/lists.js',
    text: 'pageOf(found, limit, revisionOf)',
    replacement: 'pageOf([...found].reverse(), limit, revisionOf)',
  },
  {
    name: 'the events of a decision come in reverse',
    file: 'contract/events.js',
    text: 'events.map((event, index)',
    replacement: '[...events].reverse().map((event, index)',
  },
  {
    name: 'a page leaves its last item out',
    file: 'contract/page.js',
    text: 'const items = found.slice(0, limit);',
    replacement: 'const items = found.slice(0, limit - 1);',
  },
  {
    name: 'ids come as they were written',
    file: 'memory/content.js',
    text: '[...(this.#entities.get(entity)?.keys() ?? [])].sort(compareText)',
    replacement: '[...(this.#entities.get(entity)?.keys() ?? [])]',
  },
]

const doors: readonly Change[] = [
  {
    name: 'a day that no calendar has is recorded',
    file: 'recording/recording.js',
    text: 'return readInstant(value) === undefined',
    replacement: 'return false',
  },
  {
    name: 'a name with U+0000 is taken',
    file: 'contract/storable.js',
    text: "text !== null && text.includes('\\0')",
    replacement: 'false',
  },
]

const onSqlite: readonly Change[] = [
  {
    name: 'SQLite: the revision is not checked',
    file: 'sqlite/writes.js',
    text: 'const verdict = judgeCommit(commit, expectation, held.right);',
    replacement: "const verdict = right(held.right.evidence === undefined ? 'committed' : 'already_committed');",
  },
  {
    name: 'SQLite: a commit overwrites every subject of its entity',
    file: 'sql/write-statements.js',
    text: "tables.updateTable('instance').set(values).where('entity', '=', entity).where('id', '=', id)",
    replacement:
      "tables.updateTable('instance').set(values).where('entity', '=', entity).where('id', '<>', String(id.length))",
  },
  {
    name: 'SQLite: a history comes in reverse',
    file: 'sql/read-statements.js',
    text: ".orderBy('record.revision')",
    replacement: ".orderBy('record.revision', 'desc')",
  },
]

/** The shell and its stores, made wrong. */
export const shellMutants: readonly Mutant[] = [...identity, ...revisions, ...lists, ...doors, ...onSqlite].map(
  (change) => ({ ...change, package: 'shell' }),
)

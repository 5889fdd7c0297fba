// Each block is run, and each output compared, by a test.

/** How a change is made safely, from a definition to a stored decision. */
export const workflow = `## How to make a change

The commands below work on this definition:

<!-- file: task.yaml -->
\`\`\`yaml
entity: task
version: 1
schema:
  fields:
    title: { type: string, required: true, min_length: 1 }
    owner: { type: string, min_length: 1 }
lifecycle: { initial: open, states: [open, done] }
operations:
  assign:
    arguments: { fields: { owner: { type: string, required: true, min_length: 1 } } }
    transitions: [{ from: open, to: open }]
    set: { owner: $args.owner }
    emits: [{ type: TaskAssigned, payload: { owner: $args.owner } }]
  finish:
    transitions: [{ from: open, to: done }]
    preconditions:
      - { name: has_an_owner, assert: { exists: $fields.owner }, message: the task has no owner }
    emits: [{ type: TaskFinished }]
\`\`\`

1. Read the definition before you propose anything. Invent no field, state, operation or argument.

\`\`\`console
$ entity validate task.yaml
task.yaml: valid (task v1)
1 file(s), 0 invalid
$ entity inspect task.yaml
entity: task  version: 1
states: open (initial), done
fields:
  owner: string, min_length 1
  title: string, required, min_length 1
operations:
  assign:
    open -> open
    arguments: owner*
    sets: owner
    emits: TaskAssigned
  finish:
    open -> done
    preconditions:
      has_an_owner: the task has no owner
    emits: TaskFinished
\`\`\`

2. Create what does not exist yet. A creation is recorded like every decision.

\`\`\`console
$ entity create --definition task.yaml --store tasks.db --id t-1 --fields '{ "title": "fix the lamp" }' \\
    --record-id create-t-1 --recorded-at 2027-03-01T08:00:00Z --actor agent-7 --format text
task t-1 is open (revision 1); record create-t-1; events: none
\`\`\`

3. Read the instance. Its \`revision\` is what your proposal is based on.

\`\`\`console
$ entity get --store tasks.db --entity task --id t-1
{
  "entity": "task",
  "fields": {
    "title": "fix the lamp"
  },
  "id": "t-1",
  "lifecycle_state": "open",
  "revision": 1,
  "version": 1
}
\`\`\`

4. Ask what is possible, and why not. This decides nothing and stores nothing.

\`\`\`console
$ entity available --definition task.yaml --store tasks.db --id t-1
depends  assign: on \`owner\`
refused  finish: at \`preconditions\`: rule \`has_an_owner\` of operation \`finish\`: the task has no owner
         would need: the field \`owner\` is present ($fields.owner: missing)
$ entity explain --definition task.yaml --store tasks.db --id t-1 --operation finish
refused: rule \`has_an_owner\` of operation \`finish\`: the task has no owner
passed: instance, type, state, operation, arguments, transition
refused at: preconditions
not reached: set, fields, revision, invariants, events
preconditions[0] \`has_an_owner\`: false
  false    the field \`owner\` is present ($fields.owner: missing)
\`preconditions\` would pass if:
  the field \`owner\` is present ($fields.owner: missing)
\`\`\`

5. Propose, always with \`--expected-revision\`: the revision that you read.

\`\`\`console
$ entity execute --definition task.yaml --store tasks.db --id t-1 --operation finish --expected-revision 1 \\
    --record-id finish-t-1 --recorded-at 2027-03-01T08:05:00Z --actor agent-7
{
  "by": "kernel",
  "kind": "precondition_failed",
  "message": "rule \`has_an_owner\` of operation \`finish\`: the task has no owner",
  "operation": "finish",
  "reason": "the task has no owner",
  "refused": true,
  "rule": "has_an_owner"
}
refused: rule \`has_an_owner\` of operation \`finish\`: the task has no owner
$ echo $?
1
$ entity execute --definition task.yaml --store tasks.db --id t-1 --operation assign \\
    --arguments '{ "owner": "ada" }' --expected-revision 1 --record-id assign-t-1 \\
    --recorded-at 2027-03-01T08:06:00Z --actor agent-7 --format text
task t-1 is open (revision 2); record assign-t-1; events: TaskAssigned
\`\`\`

6. Where you do not know whether it was stored, run the very same command again: the same record id with the same
   content gives the original decision, and nothing is stored twice.

\`\`\`console
$ entity execute --definition task.yaml --store tasks.db --id t-1 --operation assign \\
    --arguments '{ "owner": "ada" }' --expected-revision 1 --record-id assign-t-1 \\
    --recorded-at 2027-03-01T08:06:00Z --actor agent-7 --format text
task t-1 is open (revision 2); record assign-t-1; events: TaskAssigned
\`\`\`

7. Where another writer was first, read again and decide anew. Never repeat a proposal with nothing but a newer
   revision.

\`\`\`console
$ entity execute --definition task.yaml --store tasks.db --id t-1 --operation finish --expected-revision 1 \\
    --record-id finish-t-1-again --recorded-at 2027-03-01T08:07:00Z --actor agent-7
{
  "by": "store",
  "detail": "\`task\` \`t-1\` was expected at revision 1, but revision 2 is stored",
  "entity": "task",
  "expected": 1,
  "found": 2,
  "id": "t-1",
  "kind": "revision_conflict",
  "message": "\`task\` \`t-1\` was expected at revision 1, but revision 2 is stored",
  "refused": true
}
refused: \`task\` \`t-1\` was expected at revision 1, but revision 2 is stored
$ echo $?
1
\`\`\`

8. Read what happened, and see that the history holds.

\`\`\`console
$ entity events --store tasks.db --entity task --id t-1 --format text
2  TaskAssigned  open -> open
$ entity history --store tasks.db --entity task --id t-1 --format text
1  create  -> open  record create-t-1  2027-03-01T08:00:00Z by agent-7
2  assign  open -> open  record assign-t-1  2027-03-01T08:06:00Z by agent-7
$ entity verify --store tasks.db
1 subject(s), 2 decision(s), 0 observation(s): all hold
\`\`\`
`

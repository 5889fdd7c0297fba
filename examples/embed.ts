/**
 * Decides in-process: no store, no clock, no network.
 *
 *     npm run build && node examples/dist/embed.js
 */
import { readFileSync } from 'node:fs'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { message, Registry, Runtime, type CoreError } from '@assent/kernel'
import { readDefinition } from '@assent/yaml'

/** For a program that cannot go on without the answer. A service would hand the refusal to its caller. */
const expectRight = <E, A>(answer: Either<E, A>): A => {
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

// 1. Text to document, document to registry. Both name every fault that they find.
const text = readFileSync(new URL('../refund.yaml', import.meta.url), 'utf8')
const registry = expectRight(Registry.empty.register(expectRight(readDefinition(text))))
const runtime = Runtime.of(registry)

// 2. A creation answers with a decision: the instance, its record and its events. Nothing is stored.
const draft = expectRight(
  runtime.create({
    entity: 'refund',
    version: 1,
    id: 'refund-104',
    fields: { order: 'order-7', amount_cents: 12900, evidence: 'photo-1.jpg' },
  }),
)

// 3. An operation takes the instance as it is and answers with the next one.
const submitted = expectRight(runtime.execute({ instance: draft.instance, operation: 'submit', arguments: {} }))
console.log(submitted.instance.lifecycle_state, 'at revision', submitted.instance.revision)

// 4. A refusal is a value. Programs tell refusals apart by kind and fields; `message` is the sentence for people.
const explainRefusal = (refusal: CoreError): string => {
  switch (refusal.kind) {
    case 'precondition_failed':
      return `the rule ${refusal.rule ?? 'without a name'} says no`
    case 'precondition_unobservable':
      return `first find out ${refusal.unresolved.join(', ')}`
    default:
      return message(refusal)
  }
}

const approve = (actorRole: string) =>
  runtime.execute({
    instance: submitted.instance,
    operation: 'approve',
    arguments: { reason: 'the parcel was lost', actor_role: actorRole },
  })

for (const role of ['agent', 'human']) {
  const answer = approve(role)
  console.log(`${role}:`, isLeft(answer) ? explainRefusal(answer.left) : answer.right.events[0]?.type)
}

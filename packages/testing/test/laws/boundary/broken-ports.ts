import type { JsonObject } from '@assent/kernel'
import type { BoundaryPort, Proposal, ProposalOutcome } from '../../../src/index.js'
import { agentPort } from './agent-port.js'
import { freshRuntime } from './claim.js'

const right = (): BoundaryPort => agentPort(freshRuntime())

const withAnswers = (
  inner: BoundaryPort,
  propose: (proposal: Proposal, inner: BoundaryPort) => Promise<ProposalOutcome>,
): BoundaryPort => ({ ...inner, propose: (proposal) => propose(proposal, inner) })

/** A stale proposal is tried again at the revision that is stored. */
const ignoresRevision = (): BoundaryPort =>
  withAnswers(right(), async (proposal, inner) => {
    const outcome = await inner.propose(proposal)
    if (outcome.kind !== 'refused' || outcome.refusal['kind'] !== 'revision_conflict') return outcome
    const held = await inner.read(proposal)
    return inner.propose({ ...proposal, expectedRevision: held?.instance.revision ?? 1 })
  })

/** Each call is a request of its own. */
const commitsTwice = (): BoundaryPort => {
  const seen = new Set<string>()
  let count = 0
  return withAnswers(right(), async (proposal, inner) => {
    if (!seen.has(proposal.proposal)) {
      seen.add(proposal.proposal)
      return inner.propose(proposal)
    }
    count += 1
    const held = await inner.read(proposal)
    const again = { ...proposal, expectedRevision: held?.instance.revision ?? 1 }
    return inner.propose({ ...again, proposal: `${proposal.proposal} again ${count}` })
  })
}

/** Whatever is refused is told as a success. */
const swallowsRefusals = (): BoundaryPort =>
  withAnswers(right(), async (proposal, inner) => {
    const outcome = await inner.propose(proposal)
    if (outcome.kind === 'committed') return outcome
    return { kind: 'committed', revision: Number(proposal.expectedRevision) + 1, replayed: false }
  })

/** What the caller says of itself is believed. */
const believesTheCaller = (): BoundaryPort =>
  agentPort(freshRuntime(), { inject: (args, trusted): JsonObject => ({ ...trusted, ...args }) })

/** The first answer under a name is the answer to everything under it. */
const replaysAnything = (): BoundaryPort => {
  const answers = new Map<string, ProposalOutcome>()
  return withAnswers(right(), async (proposal, inner) => {
    const first = answers.get(proposal.proposal)
    if (first?.kind === 'committed') return { ...first, replayed: true }
    const outcome = await inner.propose(proposal)
    if (!answers.has(proposal.proposal)) answers.set(proposal.proposal, outcome)
    const other = answers.get(proposal.proposal)
    return other === outcome || other?.kind !== 'committed' ? outcome : { ...other, replayed: true }
  })
}

/** A refusal leaves an event behind. */
const emitsOnRefusal = (): BoundaryPort => {
  const refused = new Set<string>()
  const inner = right()
  return {
    ...inner,
    propose: async (proposal) => {
      const outcome = await inner.propose(proposal)
      if (outcome.kind === 'refused') refused.add(proposal.id)
      return outcome
    },
    read: async (subject) => {
      const held = await inner.read(subject)
      const [first] = held?.events ?? []
      if (held === undefined || first === undefined || !refused.has(subject.id)) return held
      return { ...held, events: [...held.events, { ...first, type: 'ProposalRefused' }] }
    },
  }
}

/** A refusal reaches the caller without the references that it is about. */
const dropsEvidence = (): BoundaryPort =>
  withAnswers(right(), async (proposal, inner) => {
    const outcome = await inner.propose(proposal)
    if (outcome.kind === 'committed') return outcome
    const { unresolved: _unresolved, ...refusal } = outcome.refusal
    return { kind: 'refused', refusal }
  })

/** Every refusal is told as one of the caller's input. */
const blamesTheInput = (): BoundaryPort =>
  withAnswers(right(), async (proposal, inner) => {
    const outcome = await inner.propose(proposal)
    return outcome.kind === 'committed' ? outcome : { kind: 'refused', refusal: { ...outcome.refusal, by: 'input' } }
  })

/** Success is told before anything is stored, and nothing is. */
const storesNothing = (): BoundaryPort =>
  withAnswers(right(), async ({ expectedRevision }) => ({
    kind: 'committed',
    revision: Number(expectedRevision) + 1,
    replayed: false,
  }))

/** Ports that are wrong on purpose, each in one way, by what is wrong. */
export const brokenPorts = {
  ignoresRevision,
  commitsTwice,
  swallowsRefusals,
  believesTheCaller,
  replaysAnything,
  emitsOnRefusal,
  dropsEvidence,
  blamesTheInput,
  storesNothing,
}

import { notFound, never, type BoundaryCase } from '../boundary-case.js'
import { neverIllegal, sourcesOf } from '../operation-of.js'
import { commits, refuses } from '../perform.js'
import type { Plan } from '../plan.js'

const legal = (plan: Plan): readonly BoundaryCase[] =>
  sourcesOf(plan.definition, plan.operation).flatMap((from) =>
    plan.principals.map(({ name: principal }): BoundaryCase => {
      const title = `from \`${from}\`, as \`${principal}\``
      const aim = { aim: 'accepted', from, principal } as const
      const found = plan.find(aim)
      if (found === undefined) return notFound('legal transition', title, plan.reasonFor(aim))
      return {
        about: 'legal transition',
        title,
        found,
        play: async (scene) => {
          await commits(scene, found.arguments)
        },
      }
    }),
  )

const illegal = (plan: Plan): readonly BoundaryCase[] => {
  const sources = sourcesOf(plan.definition, plan.operation)
  const others = plan.definition.document.lifecycle.states.filter((state) => !sources.includes(state))
  if (others.length === 0) return [never('illegal state', 'from any state', 'it leads from every state')]
  const reason = neverIllegal(plan.definition, plan.operation)
  return others.map((from): BoundaryCase => {
    const title = `from \`${from}\``
    if (reason !== undefined) return never('illegal state', title, reason)
    const found = plan.find({ aim: 'illegal', from })
    if (found === undefined) return notFound('illegal state', title, plan.reasonFor({ aim: 'illegal', from }))
    return { about: 'illegal state', title, found, play: (scene) => refuses(scene, found.arguments) }
  })
}

/** A legal transition from each state that the operation leads from, and the refusal from each other state. */
export const transitionCases = (plan: Plan): readonly BoundaryCase[] => [...legal(plan), ...illegal(plan)]

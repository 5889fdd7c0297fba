import type { Aim } from '../aim.js'
import { never, notFound, type BoundaryCase, type About } from '../boundary-case.js'
import { refuses } from '../perform.js'
import type { Plan } from '../plan.js'
import { policiesOf, type Policy } from '../rules.js'
import type { Found } from '../search.js'

const refusalCase = (plan: Plan, about: About, title: string, aim: Aim): BoundaryCase => {
  const found = plan.find(aim)
  if (found === undefined) return notFound(about, title, plan.reasonFor(aim))
  return { about, title, found, play: (scene) => refuses(scene, found.arguments) }
}

const casesOfPolicy = (plan: Plan, { place, title, missable, untouched }: Policy): readonly BoundaryCase[] => {
  if (untouched !== undefined) return [never('policy', title, untouched)]
  return [
    refusalCase(plan, 'policy', title, { aim: 'false', ...place }),
    ...missable.map((reference) =>
      refusalCase(plan, 'missing evidence', `${title} without \`${reference}\``, {
        aim: 'missing',
        ...place,
        reference,
      }),
    ),
  ]
}

const casesOfOther = (plan: Plan, { aim }: Found): readonly BoundaryCase[] => {
  if (aim.aim !== 'other') return []
  const { kind, detail } = aim
  const title = detail === '' ? `\`${kind}\`` : `\`${kind}\` about \`${detail}\``
  return [refusalCase(plan, 'other refusal', title, aim)]
}

/** Every rule refused by name, with every reference that may leave it unanswered, and what else refuses. */
export const policyCases = (plan: Plan): readonly BoundaryCase[] => [
  ...policiesOf(plan.definition, plan.operation).flatMap((policy) => casesOfPolicy(plan, policy)),
  ...[...plan.met.values()].flatMap((found) => casesOfOther(plan, found)),
]

import {
  canonical,
  explain,
  renderExplanation,
  type FulfillmentActions,
  type ValidatedDefinition,
} from '@assent/kernel'
import type fc from 'fast-check'
import { briefDefinition } from '../brief.js'
import type { Law, LawOptions } from '../law.js'
import { propertyLaw } from '../property-law.js'
import { plansUnder, type Plan } from './plan.js'
import { walk, type Step } from './walk.js'

/** A law of the kernel, asked of each step of many walks. */
export interface KernelLaw {
  readonly name: string
  /** Which rules it is about; all of them where it does not say. */
  readonly rules?: 'kernel' | 'service'
  /** Throws where the law does not hold of the step; answers how many inputs it passed over, where it does so. */
  readonly holds: (step: Step) => number | undefined
}

const actionsIn = ({ fulfillments }: { readonly fulfillments?: FulfillmentActions }): string =>
  fulfillments === undefined ? '' : ` with ${canonical(fulfillments)}`

const asText = ({ asked }: Step): string =>
  asked.kind === 'create'
    ? `create ${canonical({ id: asked.id, fields: asked.fields })}`
    : `execute ${asked.operation} ${canonical(asked.arguments)}${actionsIn(asked)} on ${canonical(asked.instance)}`

const explained = ({ definition, asked, answer }: Step): string =>
  asked.kind === 'create'
    ? `answered: ${canonical(answer)}`
    : `explained: ${renderExplanation(explain(definition, asked.instance, asked.operation, asked.arguments))}`

const breaks = (law: KernelLaw, step: Step): boolean => {
  try {
    law.holds(step)
    return false
  } catch {
    return true
  }
}

const describe =
  (law: KernelLaw) =>
  (plan: Plan): string => {
    const steps = walk(plan)
    const at = steps.findIndex((step) => breaks(law, step))
    const told = at < 0 ? steps : steps.slice(0, at + 1)
    const last = told.at(-1)
    return [
      `definition: ${briefDefinition(plan.definition.document)}`,
      'commands:',
      ...told.map((step, index) => `  ${index + 1}. ${asText(step)}`),
      ...(last === undefined ? [] : [explained(last)]),
    ].join('\n')
  }

/** Is the law about what this definition opts into? */
export const isAbout = ({ rules }: KernelLaw, { document }: ValidatedDefinition): boolean =>
  rules === undefined || (rules === 'service') === (document.semantics !== undefined)

/** Tries a law of the kernel on walks under these definitions. */
export const kernelLaw = (law: KernelLaw, definitions: fc.Arbitrary<ValidatedDefinition>, options: LawOptions): Law =>
  propertyLaw(
    {
      name: law.name,
      cases: definitions.chain(plansUnder),
      holds: (plan) =>
        isAbout(law, plan.definition) ? walk(plan).reduce((count, step) => count + (law.holds(step) ?? 0), 0) : 1,
      describe: describe(law),
    },
    options,
  )

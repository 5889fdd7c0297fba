import { canonical, normalizeArguments, type Json } from '@assent/kernel'
import { Ajv, type ValidateFunction } from 'ajv'
import { isRight } from 'fp-ts/lib/Either.js'
import { validatedInvoice } from '../decide/validated-invoice.js'
import { definitionOf } from '../definition-of.js'
import type { Effort } from '../effort.js'
import { inTurn } from '../in-turn.js'
import { comparison, duration, printRows, wholeRate } from '../print-table.js'
import { sideBySide } from '../side-by-side.js'
import { badBaskets, basket, basketSchema, goodBaskets } from './basket.js'
import { badPayments, goodPayments, paymentSchema } from './payment.js'

interface Subject {
  readonly title: string
  readonly normalize: (args: unknown) => ReturnType<typeof normalizeArguments>
  readonly validate: ValidateFunction
  readonly good: readonly unknown[]
  readonly bad: readonly unknown[]
}

/** Both say yes to the good ones and no to the bad ones. */
const prove = ({ normalize, validate, good, bad }: Subject): void => {
  for (const args of [...good, ...bad]) {
    const expected = good.includes(args)
    if (isRight(normalize(args)) === expected && validate(args) === expected) continue
    throw new Error(`of ${canonical(args as Json)} the kernel and Ajv do not both say what is expected`)
  }
}

const compare = async (subject: Subject, effort: Effort): Promise<void> => {
  prove(subject)
  const { title, normalize, validate, good } = subject
  const measured = await sideBySide(
    [
      { name: 'kernel, normalizeArguments', work: inTurn(good, normalize) },
      { name: 'Ajv, compiled', work: inTurn(good, validate) },
    ],
    effort,
  )
  const does = ['a copy with its defaults, in name order, or every error', 'yes, or the first error']
  printRows(
    ['', 'one takes', 'a second', 'the kernel is', 'answers'],
    measured.map(({ name, perSecond, ratio }, index) => {
      const against = index === 0 ? '' : comparison(1 / ratio)
      return [name, duration(1 / perSecond), wholeRate(perSecond), against, does[index] ?? '']
    }),
    title,
  )
}

/** The validation of arguments alone, the kernel's against that of Ajv, which compiles a schema to JavaScript. */
export const measureArguments = async (effort: Effort): Promise<void> => {
  const ajv = new Ajv()
  const invoice = validatedInvoice()
  const baskets = definitionOf(basket)
  await compare(
    {
      title: 'the arguments of the measured decision: a whole number and a text, both bounded',
      normalize: (args) => normalizeArguments(invoice, 'pay', args),
      validate: ajv.compile(paymentSchema),
      good: goodPayments,
      bad: badPayments,
    },
    effort,
  )
  await compare(
    {
      title: 'a list of 20 objects with three members each',
      normalize: (args) => normalizeArguments(baskets, 'fill', args),
      validate: ajv.compile(basketSchema),
      good: goodBaskets,
      bad: badBaskets,
    },
    effort,
  )
}

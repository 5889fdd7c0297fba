import { available } from '@assent/kernel'
import { isRight } from 'fp-ts/lib/Either.js'
import { sameAs } from '../expect.js'
import type { KernelLaw } from './kernel-law.js'

/** What is called legal is accepted, and what is called refused is not. */
export const foresees: KernelLaw = {
  name: 'known fault 10: what is available with these arguments is what is accepted with them',
  holds: ({ definition, asked, answer }) => {
    if (asked.kind === 'create') return undefined
    const found = available(definition, asked.instance, asked.arguments)
    const own = found.find(({ operation }) => operation === asked.operation)
    sameAs('operations', Object.keys(definition.document.operations).length, found.length)
    sameAs(`\`${asked.operation}\` is legal`, isRight(answer), own?.status === 'legal')
    return undefined
  },
}

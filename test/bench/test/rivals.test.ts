import { isRight } from 'fp-ts/lib/Either.js'
import { expect, it } from 'vitest'
import { goodCalls, malformed, ruledOut, type GoodCall } from '../decide/calls.js'
import { decideCall, handWritten, kernel } from '../decide/contenders.js'
import { proveHandWritten, proveRival, proveVerdicts } from '../decide/prove.js'
import { cedar } from '../decide/rivals/cedar.js'
import { jsonRulesEngine } from '../decide/rivals/json-rules-engine.js'
import type { Answer, Rival } from '../decide/rivals/rival.js'
import { xState } from '../decide/rivals/x-state.js'
import { validatedInvoice } from '../decide/validated-invoice.js'

const definition = validatedInvoice()
const subject = kernel(definition)

it('the hand-written function answers every call as the kernel does, byte for byte where it accepts', () => {
  expect(() => proveHandWritten(definition)).not.toThrow()
})

it('the measured calls are accepted and refused as the benchmark says', async () => {
  await expect(proveVerdicts(subject)).resolves.toBeUndefined()
})

it('the kernel refuses every malformed call', () => {
  expect(malformed.filter((call) => isRight(decideCall(definition, call)))).toEqual([])
})

it.each([handWritten(definition), xState, jsonRulesEngine, cedar()].map((rival) => [rival.name, rival] as const))(
  '%s accepts and refuses what the kernel accepts and refuses',
  async (_, rival) => {
    await expect(proveRival(subject, rival)).resolves.toBeUndefined()
  },
)

const wrong = (change: (answer: Answer, call: GoodCall) => Answer): Rival => ({
  ...subject,
  name: 'a wrong rival',
  answer: async (call) => change(await subject.answer(call), call),
})

it.each([
  ['accepts all', wrong((answer) => ({ ...answer, accepted: true }))],
  ['refuses the last good call', wrong((answer, call) => (call === goodCalls.at(-1) ? { accepted: false } : answer))],
  ['accepts the last bad call', wrong((answer, call) => (call === ruledOut.at(-1) ? { accepted: true } : answer))],
  ['computes other fields', wrong((answer) => ({ ...answer, fields: {} }))],
  ['emits another payload', wrong((answer) => ({ ...answer, payload: {} }))],
])('a rival that %s is found out', async (_, rival) => {
  await expect(proveRival(subject, rival)).rejects.toThrow('a wrong rival says')
})

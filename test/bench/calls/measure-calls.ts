import {
  available,
  canonical,
  decide,
  decideCreate,
  explain,
  normalizeArguments,
  readDecisionRecord,
  rehydrate,
  renderExplanation,
  replay,
  Runtime,
  Registry,
} from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { goodCalls, ruledOut, type GoodCall } from '../decide/calls.js'
import { briefer, type Effort } from '../effort.js'
import { measureAxis, type Axis } from '../growth/axis.js'
import { inTurn } from '../in-turn.js'
import { duration, multiple, printRows } from '../print-table.js'
import { sideBySide, type Contender } from '../side-by-side.js'
import { historyOf, toldInvoice } from './history.js'
import { serviceInvoices } from './service-invoices.js'

const definition = toldInvoice()

const requestOf = ({ instance, payment }: GoodCall) => ({ instance, operation: 'pay', arguments: payment })

const good = goodCalls.map(requestOf)
const bad = ruledOut.map(requestOf)
const malformed = good.map((request) => ({ ...request, arguments: { cents: 0, method: '', note: 'undeclared' } }))

const creations = goodCalls.map(({ instance: { id, fields } }) => ({ id, fields }))

const runtime = (): Runtime => {
  const registry = Registry.empty.register(definition)
  if (isLeft(registry)) throw new Error('the measured definition does not register')
  return Runtime.of(registry.right)
}

const records = historyOf(definition, 64).map(({ record }) => record)

const explained = bad.map((request) => explain(definition, request.instance, 'pay', request.arguments))

const calls = (running: Runtime): readonly Contender[] => [
  { name: 'decide, accepted', work: inTurn(good, (request) => decide(definition, request)) },
  ...serviceInvoices.map(([outcomes, underService]) => ({
    name: `decide under service/1, ${outcomes}`,
    work: inTurn(good, (request) => decide(underService, request)),
  })),
  { name: 'Runtime.execute, accepted', work: inTurn(good, (request) => running.execute(request)) },
  { name: 'decide, refused by the state or a rule', work: inTurn(bad, (request) => decide(definition, request)) },
  { name: 'decide, refused for three errors', work: inTurn(malformed, (request) => decide(definition, request)) },
  { name: 'decideCreate', work: inTurn(creations, (request) => decideCreate(definition, request)) },
  {
    name: 'normalizeArguments',
    work: inTurn(good, (request) => normalizeArguments(definition, 'pay', request.arguments)),
  },
  {
    name: 'explain, accepted',
    work: inTurn(good, (request) => explain(definition, request.instance, 'pay', request.arguments)),
  },
  {
    name: 'explain, refused',
    work: inTurn(bad, (request) => explain(definition, request.instance, 'pay', request.arguments)),
  },
  { name: 'renderExplanation', work: inTurn(explained, (explanation) => renderExplanation(explanation)) },
  { name: 'available, no argument known', work: inTurn(good, ({ instance }) => available(definition, instance)) },
  { name: 'canonical, a record', work: inTurn(records, (record) => Buffer.from(canonical(record))) },
  { name: 'readDecisionRecord', work: inTurn(records, (record) => readDecisionRecord(record)) },
]

const replays = (length: number): Contender['work'] => {
  const history = historyOf(definition, length).map(({ record }) => record)
  if (isLeft(replay(history))) throw new Error('the measured history does not replay')
  return inTurn([history], replay)
}

const rehydrates = (length: number): Contender['work'] => {
  const history = historyOf(definition, length).flatMap(({ events }) => events)
  if (isLeft(rehydrate(definition, history))) throw new Error('the measured events do not rehydrate')
  return inTurn([history], (events) => rehydrate(definition, events))
}

const axes: readonly Axis[] = [
  { name: 'replay, records', one: 'a record', sizes: [10, 100, 1000], at: replays },
  { name: 'rehydrate, events', one: 'an event', sizes: [10, 100, 1000], at: rehydrates },
]

/** What the other calls of the kernel cost, on the measured decision. */
export const measureCalls = async (effort: Effort): Promise<void> => {
  const measured = await sideBySide(calls(runtime()), briefer(effort))
  printRows(
    ['', 'one takes', 'against decide'],
    measured.map(({ name, perSecond, ratio }, index) => [
      name,
      duration(1 / perSecond),
      index === 0 ? '' : multiple(1 / ratio),
    ]),
  )
  for (const axis of axes) await measureAxis(axis, briefer(effort))
}

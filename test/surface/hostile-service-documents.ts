import type { JsonObject } from '@assent/kernel'
import type { Naming } from './naming.js'

/** The characters of a name, each once. */
const charactersOf = (name: string): string => [...new Set(name)].join('')

const fieldsNamed = (name: Naming): JsonObject => ({
  [name('field')]: { type: 'string', required: true },
  [name('text')]: { type: 'string', alphabet: charactersOf(name('alphabet')) },
  [name('map')]: { type: 'map', key: 'string', items: { type: 'enum', values: [name('value'), name('other value')] } },
  [name('union')]: {
    type: 'union',
    tag: name('tag'),
    variants: { [name('label')]: { type: 'string', required: true }, [name('other label')]: { type: 'json' } },
  },
  [name('carrier')]: { type: 'string' },
})

const creationNamed = (name: Naming): JsonObject => ({
  arguments: { fields: { [name('argument')]: { type: 'string', default: name('value') } } },
  response: { fields: { [name('answer')]: { type: 'string', required: true } } },
  outcomes: [
    {
      name: name('refusing outcome'),
      when: { eq: ['$id', name('operand')] },
      refuses: { error: name('error'), message: name('reason') },
    },
    {
      name: name('outcome'),
      effect: 'creates',
      set: { [name('field')]: name('value') },
      emits: [{ type: name('creation'), payload: { [name('member')]: '$state' } }],
      responds: { [name('answer')]: name('value') },
    },
  ],
})

const operationNamed = (name: Naming): JsonObject => ({
  arguments: { fields: { given: { type: 'string' } } },
  response: { fields: { [name('answer')]: { type: 'string' } } },
  outcomes: [
    {
      name: name('outcome'),
      in_state: name('state'),
      when: { ne: ['$id', name('operand')] },
      effect: { moves: { from: name('state'), to: name('next') } },
      set_if_present: { [name('carrier')]: { argument: 'given' } },
      fulfills: { [name('text')]: { actions: 'optional' } },
      emits: [
        {
          type: name('event'),
          payload: { [name('member')]: `$$${name('value')}` },
          payload_if_present: { [name('answer')]: { argument: 'given' } },
        },
      ],
      responds_if_present: { [name('answer')]: { argument: 'given' } },
    },
    { name: name('refusing outcome'), refuses: { error: name('error'), message: name('reason') } },
  ],
})

/** A document under the service rules in which every name is what the naming says, but for what a path leads to. */
export const serviceDocumentNamed = (name: Naming): JsonObject => ({
  entity: name('entity'),
  semantics: 'service/3',
  identity: { field: name('field') },
  relations: {
    [name('relation')]: { kind: 'references', target: name('target'), cardinality: 'one', via: name('carrier') },
    [name('other relation')]: { kind: 'owns', target: name('target'), cardinality: 'many', via: name('member') },
  },
  scales: { [name('scale')]: [name('value'), name('other value')] },
  schema: { fields: fieldsNamed(name) },
  lifecycle: { initial: name('state'), states: [name('state'), name('next')] },
  create: creationNamed(name),
  operations: { [name('operation')]: operationNamed(name) },
})

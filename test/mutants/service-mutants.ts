import type { Mutant } from './mutant.js'

type Change = Omit<Mutant, 'package'>

const selection: readonly Change[] = [
  {
    name: 'the state that an outcome asks for is passed over',
    file: 'decide/service/select-outcome.js',
    text: 'if (inState !== undefined && inState !== state)',
    replacement: 'if (false)',
  },
  {
    name: 'an outcome whose guard cannot be answered is passed over',
    file: 'decide/service/select-outcome.js',
    text: "if (truth === 'unknown') {",
    replacement: 'if (false) {',
  },
  {
    name: 'an outcome moves from any state',
    file: 'decide/service/admit-state.js',
    text: "if (effect.kind !== 'moves' || effect.from.has(state))",
    replacement: 'if (true)',
  },
  {
    name: 'the outcome for a wrong state is never taken',
    file: 'decide/service/admit-state.js',
    text: 'if (moveSources.has(state)) {',
    replacement: 'if (true) {',
  },
]

const steps: readonly Change[] = [
  {
    name: 'preconditions of an operation with outcomes are skipped',
    file: 'decide/service/attempt-outcome.js',
    text: 'const failed = judge(operation.preconditions, before);',
    replacement: 'const failed = undefined;',
  },
  {
    name: 'payloads of outcomes are read from the fields before the operation',
    file: 'decide/service/attempt-outcome.js',
    text: 'emit(course.events, next, after, applied)',
    replacement: 'emit(course.events, next, before, applied)',
  },
  {
    name: 'any id goes with any identity',
    file: 'decide/service/mirror.js',
    text: 'return derived.right === id ? undefined',
    replacement: 'return true ? undefined',
  },
  {
    name: 'the address of a text has no mark',
    file: 'definition/service/address.js',
    text: 'right(`s:${value}`)',
    replacement: 'right(value)',
  },
  {
    name: 'defaults of the schema are not applied to what a creation wrote',
    file: 'decide/service/produce-fields.js',
    text: 'schema.fill(inNameOrder({}, changesOf(targets, values)))',
    replacement: 'inNameOrder({}, changesOf(targets, values))',
  },
  {
    name: 'an effect is named as another one',
    file: 'decide/service/record-outcome.js',
    text: "updates: 'updated'",
    replacement: "updates: 'unchanged'",
  },
]

const writing: readonly Change[] = [
  {
    name: 'optional arguments are not copied to fields',
    file: 'decide/service/write-fields.js',
    text: 'copiedFields(outcome?.setIfPresent ?? noCopies, scope.args.object)',
    replacement: 'copiedFields(noCopies, scope.args.object)',
  },
  {
    name: 'optional arguments are not copied to responses',
    file: 'decide/service/respond.js',
    text: 'const response = withCopiedMembers(resolved, respondsIfPresent, scope.args.object);',
    replacement: 'const response = resolved;',
  },
  {
    name: 'responses are not held against their schema',
    file: 'decide/service/respond.js',
    text: "checkObject(response, 'response', schema)",
    replacement: 'undefined',
  },
  {
    name: 'actions for other fields are taken',
    file: 'decide/service/fulfil.js',
    text: 'missing.length === 0 && extra.length === 0',
    replacement: 'missing.length === 0',
  },
  {
    name: 'what a host sets is not held against its field',
    file: 'decide/service/fulfil.js',
    text: "target.check(value, { parent: root, segment: field }, 'value', errors);",
    replacement: ';',
  },
  {
    name: 'a required field is removed by a host',
    file: 'decide/service/fulfil.js',
    text: "        return required\n            ? left({ kind: 'required_field_removal'",
    replacement: "        return false\n            ? left({ kind: 'required_field_removal'",
  },
]

const conditions: readonly Change[] = [
  {
    name: 'the text `false` counts as true',
    file: 'definition/service/truthy.js',
    text: "value !== '' && value !== 'false'",
    replacement: "value !== ''",
  },
  {
    name: '`compare` by `lt` holds of equal values',
    file: 'definition/service/comparison.js',
    text: 'lt: (order) => order < 0',
    replacement: 'lt: (order) => order <= 0',
  },
  {
    name: 'the first scale decides where two disagree',
    file: 'definition/service/scales.js',
    text: 'if (agreed !== undefined && agreed !== order)',
    replacement: 'if (false)',
  },
  {
    name: '`for_any` is asked as `for_all`',
    file: 'definition/service/compile-service-condition.js',
    text: "value: operator === 'for_any'",
    replacement: 'value: false',
  },
  {
    name: 'keys of maps are not judged',
    file: 'definition/service/compile-map.js',
    text: 'if (!isMapKey(key, name))',
    replacement: 'if (false)',
  },
]

/** The kernel, made wrong where the service rules are. */
export const serviceMutants: readonly Mutant[] = [...selection, ...steps, ...writing, ...conditions].map((change) => ({
  ...change,
  package: 'kernel',
  rules: 'service',
}))

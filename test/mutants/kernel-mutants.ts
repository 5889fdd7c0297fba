import type { Mutant } from './mutant.js'

type Change = Omit<Mutant, 'package'>

const steps: readonly Change[] = [
  {
    name: 'preconditions are skipped',
    file: 'decide/attempt-transition.js',
    text: 'const failed = judge(operation.preconditions, before);',
    replacement: 'const failed = undefined;',
  },
  {
    name: 'invariants are judged before `set`',
    file: 'decide/attempt-transition.js',
    text: 'const violated = judge(definition.invariants, after);',
    replacement: 'const violated = judge(definition.invariants, before);',
  },
  {
    name: 'the revision is not stepped',
    file: 'decide/attempt-transition.js',
    text: 'const revision = nextRevision(instance.revision);',
    replacement: 'const revision = instance.revision;',
  },
  {
    name: 'the source of a transition is ignored',
    file: 'decide/attempt-transition.js',
    text: 'const toState = operation.transitions.get(state);',
    replacement: 'const toState = [...operation.transitions.values()][0];',
  },
  {
    name: 'payloads are read from the fields before the operation',
    file: 'decide/attempt-transition.js',
    text: 'emit(operation.events, next, after, applied)',
    replacement: 'emit(operation.events, next, before, applied)',
  },
  {
    name: 'the resulting fields are not validated',
    file: 'decide/attempt-transition.js',
    text: 'const invalidFields = checkFields(definition.schema, set, fields);',
    replacement: 'const invalidFields = undefined;',
  },
  {
    name: 'an instance of another version is taken',
    file: 'decide/attempt.js',
    text: 'instance.entity === definition.entity && instance.version === definition.version',
    replacement: 'instance.entity === definition.entity',
  },
  {
    name: 'events come in reverse',
    file: 'decide/emit.js',
    text: 'return right(emitted);',
    replacement: 'return right(emitted.reverse());',
  },
  {
    name: 'a creation is not judged by invariants',
    file: 'decide/create.js',
    text: 'const violated = judge(definition.invariants, scope);',
    replacement: 'const violated = undefined;',
  },
]

// The quick question and the close look, which is asked where the quick one says no.
const minimum = (quick: string, refused: string): string =>
  `quick: ${quick},
        check: (value, parent, segment, errors) => {
            if (!isJsonNumber(value) || (integer && !isInteger(value)))
                return wrongKind(type, value, parent, segment, errors);
            if (min !== null && compareNumbers(value, min) ${refused} 0) {`

const fields: readonly Change[] = [
  {
    name: 'cleared fields are not told as removed',
    file: 'decide/apply-changes.js',
    text: 'removed.push(field);',
    replacement: ';',
  },
  {
    name: 'what was written with the same value is told as changed',
    file: 'decide/apply-changes.js',
    text: 'if (old === undefined || !equalByToken(old, value))',
    replacement: '',
  },
  {
    name: '`set` reads what it has already written',
    file: 'decide/assign.js',
    text: 'const value = evaluateAssignment(assignment, scope);',
    replacement: `const written = set.slice(0, index).map(({ field }, at) => [field, values[at]]);
        const object = { ...scope.fields.object, ...Object.fromEntries(written) };
        const value = evaluateAssignment(assignment, { ...scope, fields: { object, slots: undefined } });`,
  },
  {
    name: 'an increment is added twice',
    file: 'definition/evaluate-assignment.js',
    text: 'return arithmetic.add(value, amount)',
    replacement: 'return arithmetic.add(arithmetic.add(value, amount) ?? value, amount)',
  },
  {
    name: 'defaults are not applied',
    file: 'definition/compile-members.js',
    text: 'inserted.push([name, field.default]);',
    replacement: ';',
  },
  {
    name: 'defaults are not applied inside values',
    file: 'definition/compile-members.js',
    text: 'const filled = field.fill(value);',
    replacement: 'const filled = value;',
  },
  {
    name: 'a minimum is exclusive',
    file: 'definition/compile-scalar.js',
    text: minimum("between(type === 'integer' ? 'integer' : 'number', least, most)", '<'),
    replacement: minimum('asked(() => false)', '<='),
  },
  {
    name: 'members that nothing declares are taken',
    file: 'definition/compile-members.js',
    text: 'if (!open && present < Object.keys(object).length)',
    replacement: 'if (false)',
  },
  {
    name: 'texts are measured in UTF-16 units',
    file: 'value/text.js',
    text: 'length -= 1;',
    replacement: '',
  },
]

const conditions: readonly Change[] = [
  {
    name: 'unknown is false',
    file: 'definition/answer.js',
    text: "return first === undefined || second === undefined ? 'unknown'",
    replacement: 'return first === undefined || second === undefined ? false',
  },
  {
    name: 'unknown is true',
    file: 'definition/answer.js',
    text: "return first === undefined || second === undefined ? 'unknown'",
    replacement: 'return first === undefined || second === undefined ? true',
  },
  {
    name: '`any` is asked as `all`',
    file: 'definition/compile-condition.js',
    text: "value: condition.operator === 'any'",
    replacement: 'value: false',
  },
  {
    name: '`gt` holds of equal numbers',
    file: 'definition/operators.js',
    text: 'gt: { answer: (left, right) => order(left, right) > 0 }',
    replacement: 'gt: { answer: (left, right) => order(left, right) >= 0 }',
  },
  {
    name: '`before` is read as `after`',
    file: 'definition/operators.js',
    text: 'before: instants((first, second) => first < second)',
    replacement: 'before: instants((first, second) => first > second)',
  },
  {
    name: 'a null resolves',
    file: 'definition/resolve-operand.js',
    text: 'return readReference(operand.reference, scope) ?? undefined;',
    replacement: 'return readReference(operand.reference, scope);',
  },
  {
    name: 'what a host object inherits is a member',
    file: 'value/json.js',
    text: 'Object.hasOwn(object, name) ? object[name] : undefined',
    replacement: 'object[name]',
  },
  {
    name: 'numbers are compared in binary',
    file: 'value/decimal.js',
    text: 'const a = partsOf(left);',
    replacement: 'return Number(left) - Number(right);\n    const a = partsOf(left);',
  },
  {
    name: 'a missing reference of a template gives null',
    file: 'definition/resolve-template.js',
    text: 'return value === undefined ? new MissingReference(template.text) : value;',
    replacement: 'return value === undefined ? null : value;',
  },
]

const histories: readonly Change[] = [
  {
    name: 'a key that the format does not have is passed over',
    file: 'document/codec/object.js',
    text: 'const unknown = isClosed ? unknownKeyOf(shape, value) : undefined;',
    replacement: 'const unknown = undefined;',
  },
  {
    name: 'names are ordered by UTF-16 unit',
    file: 'value/text.js',
    text: '(unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800)',
    replacement: '(unit)',
  },
  {
    name: "the caller's object is kept",
    file: 'decide/take-object.js',
    text: 'slots === undefined ? undefined : { object, slots }',
    replacement: 'slots === undefined ? undefined : { object: value, slots }',
  },
  {
    name: 'a replay believes what a record says',
    file: 'record/replay.js',
    text: 'canonical(decision.right.record) === canonical(record)',
    replacement: 'true',
  },
  {
    name: 'a fold forgets what was removed',
    file: 'record/rehydrate/fold.js',
    text: '[...cleared, ...Object.entries(changed)]',
    replacement: '[...Object.entries(changed)]',
  },
  {
    name: 'an explanation always accepts',
    file: 'explain/explain.js',
    text: "return { operation, verdict: 'refused', refusal, steps, ...selected, rules, unlock };",
    replacement:
      "return { operation, verdict: 'accepted', refusal: null, steps: explainSteps(definition), rules, unlock };",
  },
  {
    name: 'what depends is called legal',
    file: 'explain/available/available.js',
    text: "status: 'depends',\n    arguments",
    replacement: "status: 'legal',\n    arguments",
  },
]

/** The kernel, made wrong. */
export const kernelMutants: readonly Mutant[] = [...steps, ...fields, ...conditions, ...histories].map((change) => ({
  ...change,
  package: 'kernel',
}))

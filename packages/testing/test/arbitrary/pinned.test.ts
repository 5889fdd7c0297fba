import { canonical, type Json, type ValidatedDefinition } from '@assent/kernel'
import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { arbitrary, definitionOf, type InvalidInput } from '../../src/index.js'
import { parcel } from './parcel.js'

// The first values of each generator by seed, so that none changes unseen: a seed in a report of a failure is worth
// something for as long as it gives the same values. After a change that was meant, run this file with `-u`, which writes
// the new digests, and say in the commit which generators changed.

const rock = definitionOf({
  entity: 'rock',
  schema: {},
  lifecycle: { initial: 'here', states: ['here'] },
  operations: { stay: { transitions: [{ from: 'here', to: 'here' }] } },
})

const kept = definitionOf({
  entity: '\u{1f600}',
  version: 2,
  schema: {
    fields: {
      ['__proto__']: { type: 'string', max_length: 3 },
      constructor: { type: 'number', required: true, min: 0 },
      toString: { type: 'array', items: { type: 'ref', entity: 'rock' }, default: ['a'] },
    },
    additional_fields: true,
  },
  lifecycle: { initial: 'constructor', states: ['constructor', '__proto__'] },
  create: { emit: { type: 'Kept', payload: '$fields' } },
  operations: {
    change: {
      arguments: { fields: { by: { type: 'integer', required: true } } },
      transitions: [{ from: ['constructor', '__proto__'], to: '__proto__' }],
      set: { constructor: { increment: '$args.by' } },
      emits: [{ type: 'Changed', payload: ['$old_fields', '$fields'] }],
    },
  },
})

/** Of the first fifty: the canonical bytes of what JSON can hold. */
const digestOf = <A>(generated: fc.Arbitrary<A>, written: (value: A) => unknown = (value) => value): string => {
  const lines = fc.sample(generated, { numRuns: 50, seed: 20260301 }).map((value) => canonical(written(value) as Json))
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

const operationOf = ({ document }: ValidatedDefinition): string => Object.keys(document.operations)[0] ?? ''

const invalid = ({ fault, value, errors }: InvalidInput): unknown =>
  fault === 'not_json' ? { fault, errors } : { fault, value, errors }

const digestsUnder = (definition: ValidatedDefinition): { readonly [generator: string]: string } => ({
  fields: digestOf(arbitrary.fields(definition)),
  arguments: digestOf(arbitrary.arguments(definition, operationOf(definition))),
  invalidFields: digestOf(arbitrary.invalidFields(definition), invalid),
  invalidArguments: digestOf(arbitrary.invalidArguments(definition, operationOf(definition)), invalid),
  instance: digestOf(arbitrary.instance(definition), (instance) => instance ?? null),
  history: digestOf(arbitrary.history(definition), ({ id, fields, calls }) => ({ id, fields, calls })),
  commands: digestOf(arbitrary.commands(definition)),
})

describe('by seed, the first values are the same as ever', () => {
  it('under a definition with a field of each kind', () => {
    expect(digestsUnder(parcel)).toMatchInlineSnapshot(`
      {
        "arguments": "c7a60841bf64ef40e8ec9b447eb06c16ab57a7f30977ead3e36bf09097840157",
        "commands": "fccce4c11c5231202462d7ef28afa09f107a8121a6e85ffd5ac892f9c8c1fe92",
        "fields": "8390acdce5629ea61849052b35cff28b5a4cc9b4ae3d7b4ab15c23eadfe488a8",
        "history": "d13dbb825f8829a3ebfb95ab7967d0abcce56364c24da3dc41eb126af4ca61de",
        "instance": "c03c6d19f0176fafba8bf198149fbb3c3905c422ff375b2e5fbd47ccd7ba888b",
        "invalidArguments": "de13a7968ce95b4e84b3204ce5aca6d4504e4d1c4af34034cd7f5fe9bc4b5a47",
        "invalidFields": "7cee1d345dafe770910b8375a23f9869ee855c0ff9eac6a83e525d189f06bf40",
      }
    `)
  })

  it('under a definition with hostile names', () => {
    expect(digestsUnder(kept)).toMatchInlineSnapshot(`
      {
        "arguments": "c4edd61b39877018856b2b7d560437f455d6539c7f7eefe3802a64e9b835dbba",
        "commands": "0c3b5cc704974cfe493bed71468ca4458f5b557c03e4031332740a3cab255ae4",
        "fields": "0d55636b28fe18af3c142298ec3b2560887b7db93f85755e56c08208425beab8",
        "history": "e781bfeb988ee196244dca6e324c6e301afabd56355762760f2e7379cce6d2f3",
        "instance": "bd4d6ed4dae68be5421abd76ab5ea4ce77042e04fbad96fd0b33fefc78c4a773",
        "invalidArguments": "b5ba6e379e03eb035fb26d7b0df9ab85903fbe089c4831b00b7bc58804e71b8c",
        "invalidFields": "683572117622bf55ec96445b8dca5aac65c8f2b2029d70482fdabf88b81944b4",
      }
    `)
  })

  it('under a definition with little to make', () => {
    expect(digestsUnder(rock)).toMatchInlineSnapshot(`
      {
        "arguments": "0d2d4c4bb156cc998304921608244d3583ef96d999cb4f943d16b557dbf5252b",
        "commands": "82fb166af9442de3a1e1bf0b26f1ef0945c95540af66c55fdb766b117f42220c",
        "fields": "0d2d4c4bb156cc998304921608244d3583ef96d999cb4f943d16b557dbf5252b",
        "history": "eb349936f9ec201f9f01441c53a908f3ef4503842345fafab204cdf129abe94f",
        "instance": "c93f974ef7fcd2877f2f19d4cea4828770ffb120974cd7117f2307354aa752ce",
        "invalidArguments": "4b7a2a7f9c2443c91cf428f3341c81980d834dc84bc9f3bf920cc88ab2166bbb",
        "invalidFields": "e94f3819b817642e6f53cbc6ac8efc8ce0081fa6cb2791fe3a475901c9d45f33",
      }
    `)
  })

  it('of what needs no definition', () => {
    expect({
      json: digestOf(arbitrary.json(3)),
      text: digestOf(arbitrary.text()),
      recording: digestOf(arbitrary.recording()),
      shuffled: digestOf(arbitrary.shuffled(parcel.document).map((document) => JSON.stringify(document))),
      mutilated: digestOf(arbitrary.mutilated(parcel.document)),
      shelf: digestOf(arbitrary.shelf()),
    }).toMatchInlineSnapshot(`
      {
        "json": "ba9e9a852979e217e57a2ca193804f55a21bfe3e6bc07af5576b8b4fa080b751",
        "mutilated": "00b0f5555e63bf0225eca040cc454c7ab03f9dc132e6e0456cd7e5e1f863f4ab",
        "recording": "857dbbe11497e2e732780415428f536cc999b0a540ea3c40a6577205804bdb2e",
        "shelf": "33d1e0561292634196dd028abb3f6df7e6c6a4ca6610bdecfb2be649bfa240a7",
        "shuffled": "231ba22fe07e75232880453f5030c6e0e4e486b4f697d3d2628e77a3ac05ae2d",
        "text": "4cce2051214b50024ecdae263471f7906179baebbf96cc7cca853cdf30813254",
      }
    `)
  })
})

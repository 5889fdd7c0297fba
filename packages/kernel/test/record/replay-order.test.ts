import { describe, expect, it } from 'vitest'
import { legacyImport } from '../../src/record/legacy-import.js'
import { replay } from '../../src/record/replay.js'
import { accepted, refused } from '../support/outcome.js'
import { anyText, textNaming } from '../support/text.js'
import { decisionsOf, invalidAt, loanDocument, recordsOf, tampered, type Call } from './loan.js'

const lend: Call = ['lend', { to: 'ann' }]

const [creation, execution] = recordsOf(lend)
const refusalOf = (...records: readonly unknown[]): unknown => refused(replay(records))

const defectiveDefinition = { ...loanDocument, version: 0, lifecycle: { initial: 'lent', states: [] } }
const defective = {
  kind: 'definition',
  defect: 'zero_version',
  defects: [{ kind: 'zero_version' }, { kind: 'empty_lifecycle' }],
}

const noDefinition = textNaming('no definition')
const imported = { command: 'legacy_import' }
const unknownOperation = { command: 'execute', operation: 'burn', arguments: {} }

describe('the checks of one record of a history', () => {
  it('K-207: a record without a definition cannot be run', () => {
    expect(refusalOf({ ...creation, definition: null })).toEqual(invalidAt('records[0]', noDefinition))
    expect(refusalOf(creation, { ...execution, definition: null })).toEqual(invalidAt('records[1]', noDefinition))
  })

  it('K-207: every defect of its definition is reported', () => {
    expect(refusalOf(creation, { ...execution, definition: defectiveDefinition })).toEqual(defective)
  })

  it('K-207: a creation comes first only', () => {
    expect(refusalOf(creation, creation)).toEqual(invalidAt('records[1]', textNaming('first', 'creation')))
    expect(refusalOf(creation, execution, creation)).toEqual(invalidAt('records[2]', anyText))
  })

  it('K-207: an execution does not come first', () => {
    expect(refusalOf(execution)).toEqual(invalidAt('records[0]', textNaming('first', 'creation')))
  })

  it('K-206, K-207: a legacy import cannot be replayed, with a definition neither', () => {
    const { instance, events } = decisionsOf([lend])[1] ?? {}
    const { record } = accepted(legacyImport(instance, events))
    expect(refusalOf(record)).toEqual(invalidAt('records[0]', noDefinition))
    const definition = loanDocument
    expect(refusalOf({ ...record, definition })).toEqual(invalidAt('records[0]', textNaming('legacy import')))
    expect(refusalOf(creation, { ...record, definition })).toEqual(invalidAt('records[1]', textNaming('legacy import')))
  })

  it('K-207: what the kernel refuses of the command is returned as it is', () => {
    expect(refusalOf(creation, execution, execution)).toEqual({
      kind: 'invalid_transition',
      operation: 'lend',
      state: 'lent',
    })
  })

  it('K-207: a record that is not what its command gives is refused', () => {
    expect(refusalOf(creation, { ...execution, to_state: 'lost' })).toEqual(
      invalidAt('records[1]', textNaming('differs')),
    )
  })
})

describe('the order of these checks', () => {
  it('K-207: no definition, before what the command is', () => {
    const broken = { definition: null, command: imported }
    expect(refusalOf({ ...creation, ...broken })).toEqual(invalidAt('records[0]', noDefinition))
    expect(refusalOf({ ...execution, definition: null })).toEqual(invalidAt('records[0]', noDefinition))
    expect(refusalOf(creation, { ...creation, definition: null })).toEqual(invalidAt('records[1]', noDefinition))
  })

  it('K-207: a defective definition, before what the command is', () => {
    expect(refusalOf({ ...execution, definition: defectiveDefinition })).toEqual(defective)
    expect(refusalOf(creation, { ...creation, definition: defectiveDefinition })).toEqual(defective)
    expect(refusalOf({ ...creation, definition: defectiveDefinition, command: imported })).toEqual(defective)
  })

  it('K-207: a creation or an execution out of place, before it is run', () => {
    expect(refusalOf(creation, { ...creation, id: '' })).toEqual(invalidAt('records[1]', anyText))
    expect(refusalOf({ ...execution, command: unknownOperation })).toEqual(invalidAt('records[0]', anyText))
  })

  it('K-207: a refused command, before the record is compared', () => {
    const broken = { command: unknownOperation, to_state: 'lost', changed: {} }
    expect(refusalOf(creation, { ...execution, ...broken })).toEqual({ kind: 'operation_not_found', operation: 'burn' })
  })

  it('K-207: an earlier record, before every check of a later one', () => {
    const records = tampered([creation, execution], { to_state: 'lost' }, 0)
    expect(refusalOf(...tampered(records, { definition: null }))).toEqual(invalidAt('records[0]', anyText))
  })
})

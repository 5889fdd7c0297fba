import { describe, expect, it } from 'vitest'
import { largeProgram } from './large-program.js'
import { tell } from './tell.js'
import { typeCheck } from './type-check.js'

const operations = 60

/** Of an operation that is declared, executed, and its events and refusals read. It was 1,502 when this was written. */
const instantiationsAnOperation = 2_500

describe('the cost of types', () => {
  it('a definition of 60 operations, each of them used, compiles within a stated number of instantiations', () => {
    const none = typeCheck('types-of-no-operation', largeProgram(0, 0))
    const declared = typeCheck('types-of-declared-operations', largeProgram(operations, 0))
    const used = typeCheck('types-of-used-operations', largeProgram(operations, operations))
    const added = (used.instantiations - none.instantiations) / operations

    tell('no operation', none)
    tell(`${operations} operations declared`, declared)
    tell(`${operations} operations declared, and each used`, used)
    console.log(`an operation adds ${Math.round(added)} instantiations`)
    expect([none, declared, used].flatMap(({ errors }) => errors)).toEqual([])
    expect(added).toBeGreaterThan(0)
    expect(added).toBeLessThan(instantiationsAnOperation)
  })
})

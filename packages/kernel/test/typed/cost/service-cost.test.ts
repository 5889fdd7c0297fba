import { describe, expect, it } from 'vitest'
import { largeServiceProgram } from './large-service-program.js'
import { tell } from './tell.js'
import { typeCheck } from './type-check.js'

const operations = 20

/** Of an operation that is declared, evaluated, and its answers read. It was 3,389 when this was written. */
const instantiationsAnOperation = 4_000

describe('the cost of types under the service rules', () => {
  it('a definition of 20 operations of 3 outcomes, each used, compiles within so many instantiations', () => {
    const none = typeCheck('types-of-no-service-operation', largeServiceProgram(0, 0))
    const declared = typeCheck('types-of-declared-service-operations', largeServiceProgram(operations, 0))
    const used = typeCheck('types-of-used-service-operations', largeServiceProgram(operations, operations))
    const added = (used.instantiations - none.instantiations) / operations

    tell('no operation under the service rules', none)
    tell(`${operations} operations of 3 outcomes declared`, declared)
    tell(`${operations} operations of 3 outcomes declared, and each used`, used)
    console.log(`an operation of 3 outcomes adds ${Math.round(added)} instantiations`)
    expect([none, declared, used].flatMap(({ errors }) => errors)).toEqual([])
    expect(added).toBeGreaterThan(0)
    expect(added).toBeLessThan(instantiationsAnOperation)
  })
})

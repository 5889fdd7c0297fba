import { describe, expect, it } from 'vitest'
import { largeProgram } from './large-program.js'
import { typeCheck, type TypeCheck } from './type-check.js'

const operations = 60

/** Of one operation that is declared, executed, and whose events and refusals are read. It was 1,540 when this was written. */
const instantiationsAnOperation = 2_500

const shown = (what: string, { instantiations, types, checkTime }: TypeCheck): string =>
  `${what}: ${instantiations} instantiations, ${types} types, checked in ${checkTime}`

describe('the cost of types', () => {
  it('a definition of 60 operations, each of them used, compiles within a stated number of instantiations', () => {
    const none = typeCheck('types-of-no-operation', largeProgram(0))
    const many = typeCheck('types-of-many-operations', largeProgram(operations))
    const added = (many.instantiations - none.instantiations) / operations

    console.log(shown('no operation', none))
    console.log(shown(`${operations} operations`, many))
    console.log(`an operation adds ${Math.round(added)} instantiations`)
    expect([none.errors, many.errors]).toEqual([[], []])
    expect(added).toBeGreaterThan(0)
    expect(added).toBeLessThan(instantiationsAnOperation)
  })
})

import { describe, expect, it } from 'vitest'
import { closestName } from '../../src/document/codec/closest-name.js'

const known = ['required', 'type', 'min', 'max', 'values']

describe('closestName', () => {
  it.each([
    ['requried', 'required'],
    ['Required', 'required'],
    ['typ', 'type'],
    ['value', 'values'],
    ['mix', 'min'],
  ])('`%s` most likely meant `%s`', (name, meant) => {
    expect(closestName(name, known)).toBe(meant)
  })

  it.each(['', 't', 'but', 'colour', 'x'.repeat(1000000)])('%# meant none', (name) => {
    expect(closestName(name, known)).toBeUndefined()
  })
})

import { expect } from 'vitest'

/** Matches any text, where a rule leaves the sentence free. */
export const anyText: unknown = expect.any(String)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches a text that holds every one of these, in any order: a sentence is free, the facts that it names are not. */
export const textNaming = (...facts: readonly string[]): unknown =>
  expect.stringMatching(new RegExp(facts.map((fact) => `(?=[^]*${escaped(fact)})`).join('')))

/** Matches a text by a pattern, where the order or the place of the facts counts. */
export const textMatching = (pattern: RegExp): unknown => expect.stringMatching(pattern)

/** Matches a text that does not hold this one. */
export const textWithout = (fact: string): unknown => expect.not.stringContaining(fact)

import { advice } from '@assent/agent'
import { expect, it } from 'vitest'
import { readDocument } from './documents.js'
import { rowsUnder } from './table.js'

const heading = '## What the model does when it is refused'

it('D-1: the guide for agents gives the advice of every refusal, word for word', () => {
  const guide = readDocument('docs/connect-an-agent.md')
  expect(rowsUnder(guide, heading).map(({ names }) => names[0])).toEqual(Object.keys(advice))
  expect(Object.entries(advice).filter(([, text]) => !guide.includes(` | ${text} |`))).toEqual([])
})

import { words, type MovesDocument, type OutcomeDocument } from '@assent/kernel'
import { quoted } from './quoted.js'

/** When an outcome is taken, of those that were not taken before it (SR-115). */
export const takenWords = ({ when, in_state, wrong_state }: OutcomeDocument, isFirst: boolean): string => {
  if (wrong_state === true) return 'in a state that no outcome moves from'
  const state = in_state === undefined ? [] : [`in \`${in_state}\``]
  const guard = when === undefined ? [] : [`when ${words(when)}`]
  const said = [...state, ...guard]
  return said.length > 0 ? said.join(', ') : isFirst ? 'always' : 'otherwise'
}

const moveWords = ({ from, to }: MovesDocument): string => {
  const sources = [from].flat()
  return sources.length === 1 && sources[0] === to ? `stays in \`${to}\`` : `moves from ${quoted(sources)} to \`${to}\``
}

/** What an outcome comes to: a declared refusal, or its effect (SR-128). */
export const effectWords = ({ refuses, effect = 'none' }: OutcomeDocument): string => {
  if (refuses !== undefined) {
    const { error, message } = refuses
    return `refuses with \`${error}\`${message === undefined ? '' : `: ${message}`}`
  }
  if (typeof effect === 'object') return moveWords(effect.moves)
  return { none: 'is recorded, the state stays', creates: 'creates', updates: 'updates, the state stays' }[effect]
}

import { canonical, readDecisionRecord, readEvents, rehydrate, replay, type Json } from '@assent/kernel'
import fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import { it } from 'vitest'
import { reachedBy, leavesOutDefaults } from './decided-again.js'
import { eventfulHistory, history } from './recorded-history.js'
import { tamperingsOf } from './tamperings.js'

it('figures', () => {
  const tally = new Map<string, number>()
  const count = (k: string) => tally.set(k, (tally.get(k) ?? 0) + 1)
  for (const one of fc.sample(eventfulHistory(), 150)) {
    const events = one.decisions.flatMap((d) => d.events) as unknown as Json[]
    const all = [...tamperingsOf(events)]
    for (const t of all.filter((_, i) => i % 3 === 0)) {
      const e = t.tampered()
      const a = rehydrate(one.definition, e)
      const read = readEvents(e)
      const same = isRight(read) && canonical(read.right) === canonical(events)
      count('events total')
      if (!isRight(read)) count('events unreadable')
      if (isRight(a)) {
        const reached = isRight(read) ? reachedBy(one.definition, read.right) : undefined
        const kind = same ? 'reads same' : reached === undefined ? (isRight(read) && leavesOutDefaults(one.definition, read.right) ? 'default left out' : '??') : 'decided'
        count(`events accepted ${kind}`)
        if (kind !== 'reads same') count(`  ${kind} ${t.place.replace(/^\[\d+\]/, '').split(/[.[]/).slice(0, 2).join('.')} ${t.change.split(' ')[0]}`)
      }
    }
  }
  for (const one of fc.sample(history(), 60)) {
    const records = one.decisions.map((d) => d.record)
    const index = records.length - 1
    const all = [...tamperingsOf(records[index]!)]
    for (const t of all.filter((_, i) => i % 3 === 0)) {
      const r = t.tampered()
      const a = replay(records.with(index, r as never))
      const read = readDecisionRecord(r)
      const same = isRight(read) && canonical(read.right) === canonical(records[index]!)
      const part = t.place.split(/[.[]/)[1]
      count(`records total ${part}`)
      if (!isRight(read)) count(`records unreadable ${part}`)
      if (isRight(a)) count(`records accepted ${same ? 'reads same' : 'DECIDED'} ${part}`)
    }
  }
  for (const [k, v] of [...tally].sort()) console.log(k, v)
})

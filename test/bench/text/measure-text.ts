import { canonical, parseJson, stringify, type Json } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { historyOf, toldInvoice } from '../calls/history.js'
import { briefer, type Effort } from '../effort.js'
import { inTurn } from '../in-turn.js'
import { duration, multiple, printRows } from '../print-table.js'
import { sideBySide, type Contender } from '../side-by-side.js'

const megabyte = 1_000_000

/** One list of so many copies of a part that it is a megabyte of text. */
const megabyteOf = (part: string): string => {
  const copies = Math.ceil(megabyte / (Buffer.byteLength(part) + 1))
  return `[${Array.from({ length: copies }, () => part).join(',')}]`
}

const read = (text: string): Json => {
  const json = parseJson(text)
  if (isLeft(json)) throw new Error(`the measured text does not read: ${json.left.message}`)
  return json.right
}

const prose = JSON.stringify({
  body: 'Wer \u201Eja\u201C sagt, muss auch \u201Enein\u201C sagen k\u00F6nnen.',
  number: 7,
})

const texts = () => [
  { name: 'decision records', text: megabyteOf(JSON.stringify(historyOf(toldInvoice(), 2)[1]?.record)) },
  { name: 'prose outside ASCII', text: megabyteOf(prose) },
  { name: 'small whole numbers', text: megabyteOf('[1,20,300,4000]') },
  { name: 'numbers that keep their spelling', text: megabyteOf('[1.50,20.00]') },
]

/** What is written ends as bytes, as where it is stored or sent: text that is still in pieces is not written. */
const contenders = (text: string): readonly Contender[] => {
  const json = read(text)
  const host: unknown = JSON.parse(text)
  return [
    { name: 'JSON.parse', work: inTurn([text], (input) => JSON.parse(input) as unknown) },
    { name: 'parseJson', work: inTurn([text], (input) => parseJson(input)) },
    { name: 'JSON.stringify', work: inTurn([host], (value) => Buffer.from(JSON.stringify(value))) },
    { name: 'stringify', work: inTurn([json], (value) => Buffer.from(stringify(value))) },
    { name: 'canonical', work: inTurn([json], (value) => Buffer.from(canonical(value))) },
  ]
}

/** Reading and writing a megabyte, against what the host does, which rounds numbers and lets the last key win. */
export const measureText = async (effort: Effort): Promise<void> => {
  for (const { name, text } of texts()) {
    const [parse, parseExactly, write, ...writeExactly] = await sideBySide(contenders(text), briefer(effort))
    const rows = [parse, parseExactly, write, ...writeExactly].map((measured, index) => {
      const { perSecond = 1, ratio = 1, name: call = '' } = measured ?? {}
      const host = (index < 2 ? parse : write)?.ratio ?? 1
      return [call, duration(1 / perSecond), index === 0 || index === 2 ? '' : multiple(host / ratio)]
    })
    printRows([`1 MB of ${name}`, 'takes', 'against the host'], rows)
  }
}

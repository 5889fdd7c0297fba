import { numberOfToken, type JsonNumber } from './exact-number.js'
import { setMember, type Json, type JsonArray, type JsonObject } from './json.js'
import { characterAt, type ScanFault } from './scan-fault.js'
import { isDigitAt, scanNumber } from './scan-number.js'
import { scanText } from './scan-text.js'
import { noValueAt, wordAt } from './scan-word.js'

/**
 * Reads one JSON value from a text, from left to right. Each reader returns undefined where it fails; then `fault` says
 * where and why, and `segments` is the path of what it was reading.
 */
export class JsonScanner {
  readonly segments: (string | number)[] = []
  fault: ScanFault | undefined
  readonly #text: string
  readonly #deepest: number
  #at = 0

  constructor(text: string, deepest: number) {
    this.#text = text
    this.#deepest = deepest
  }

  /** The value, which must be all that the text holds. */
  read(): Json | undefined {
    const value = this.#readValue()
    if (value === undefined) return undefined
    this.#skipSpace()
    return this.#at === this.#text.length ? value : this.#expected('the end of the text')
  }

  #fail(at: number, message: string): undefined {
    this.fault = { at, message }
  }

  #expected(what: string): undefined {
    return this.#fail(this.#at, `expected ${what}, found ${characterAt(this.#text, this.#at)}`)
  }

  #skipSpace(): void {
    for (;;) {
      const unit = this.#text.charCodeAt(this.#at)
      if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) return
      this.#at += 1
    }
  }

  /** Takes the next character, white space before it left out, if it is the one asked for. */
  #take(character: string): boolean {
    this.#skipSpace()
    if (this.#text.charAt(this.#at) !== character) return false
    this.#at += 1
    return true
  }

  #readValue(): Json | undefined {
    this.#skipSpace()
    const first = this.#text.charAt(this.#at)
    if (first === '"') return this.#readText()
    if (first === '{' || first === '[') return this.#readNested(first)
    if (first === '-' || isDigitAt(this.#text, this.#at)) return this.#readNumber()
    return this.#readWord()
  }

  #readWord(): boolean | null | undefined {
    const found = wordAt(this.#text, this.#at)
    if (found !== 'true' && found !== 'false' && found !== 'null') {
      return this.#fail(this.#at, noValueAt(this.#text, this.#at))
    }
    this.#at += found.length
    return found === 'null' ? null : found === 'true'
  }

  #readNumber(): JsonNumber | undefined {
    const start = this.#at
    const end = scanNumber(this.#text, start)
    if (typeof end !== 'number') return this.#fail(end.at, end.message)
    this.#at = end
    return numberOfToken(this.#text.slice(start, end))
  }

  #readText(): string | undefined {
    const start = this.#at
    const end = scanText(this.#text, start)
    if (typeof end !== 'number') return this.#fail(end.at, end.message)
    this.#at = end
    const raw = this.#text.slice(start + 1, end - 1)
    // Every escape has been checked: the host may read them.
    const text = raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw
    // Both, since a pair of which one half is raw and the other escaped is two unpaired surrogates (K-13).
    return raw.isWellFormed() && text.isWellFormed()
      ? text
      : this.#fail(start, 'the string holds an unpaired surrogate')
  }

  #readNested(bracket: '{' | '['): Json | undefined {
    // The path of a value has as many segments as there are lists and objects around it.
    if (this.segments.length >= this.#deepest) {
      return this.#fail(this.#at, `lists and objects are nested deeper than ${this.#deepest} levels`)
    }
    this.#at += 1
    return bracket === '{' ? this.#readObject() : this.#readArray()
  }

  #readArray(): JsonArray | undefined {
    const array: Json[] = []
    if (this.#take(']')) return array
    do {
      this.segments.push(array.length)
      const element = this.#readValue()
      if (element === undefined) return undefined
      this.segments.pop()
      array.push(element)
    } while (this.#take(','))
    return this.#take(']') ? array : this.#expected('`,` or `]`')
  }

  #readObject(): JsonObject | undefined {
    const object: { [name: string]: Json } = {}
    if (this.#take('}')) return object
    do {
      const name = this.#readName(object)
      if (name === undefined) return undefined
      const member = this.#readValue()
      if (member === undefined) return undefined
      this.segments.pop()
      setMember(object, name, member)
    } while (this.#take(','))
    return this.#take('}') ? object : this.#expected('`,` or `}`')
  }

  /** The name of a member and the colon after it; from then on the member is what is being read. */
  #readName(object: JsonObject): string | undefined {
    this.#skipSpace()
    const start = this.#at
    if (this.#text.charAt(start) !== '"') return this.#expected('a name in double quotes')
    const name = this.#readText()
    if (name === undefined) return undefined
    this.segments.push(name)
    if (Object.hasOwn(object, name)) return this.#fail(start, `\`${name}\` stands twice in one object`)
    return this.#take(':') ? name : this.#expected('`:`')
  }
}

import type { Offence } from './offence.js'
import type { Source } from './source.js'

/** Text that no file holds. */
export type BannedText = {
  readonly pattern: RegExp
  readonly fault: string
  readonly instead: string
}

export const bannedText: readonly BannedText[] = [
  { pattern: /\b(TODO|FIXME|XXX|HACK)\b/, fault: 'a note to self', instead: 'do it, or file an issue' },
  { pattern: /@ts-(ignore|nocheck)/, fault: 'a silenced type check', instead: 'mend the type' },
  {
    pattern: /@ts-expect-error(?!.{10})/,
    fault: 'an expected type error without a reason',
    instead: 'say on the same line what is expected and why',
  },
  {
    pattern: /eslint-disable(?!.* -- .{10})/,
    fault: 'a lint exemption without a reason',
    instead: 'end the comment with ` -- ` and the reason',
  },
  {
    pattern: /prettier-ignore|c8 ignore|v8 ignore|istanbul ignore/,
    fault: 'an exemption from a tool',
    instead: 'write it so that the tool agrees',
  },
  {
    pattern: /(^|[\s'"`(=:])\/(work|root|home|Users)\/[\w.-]/,
    fault: 'a path of one machine',
    instead: 'resolve it against the repository or a temporary folder',
  },
  {
    pattern: /registry\.(npmjs|yarnpkg)\.|"resolved": "http/,
    fault: 'the host of a registry',
    instead: 'leave it to the npm of whoever installs',
  },
]

const offencesOf = (source: Source, ban: BannedText): readonly Offence[] =>
  source.text.split('\n').flatMap((text, index) => {
    if (!ban.pattern.test(text)) return []
    return [{ path: source.path, line: index + 1, fault: ban.fault, instead: ban.instead }]
  })

/** Every line that holds a banned text. */
export const findBannedText = (sources: readonly Source[]): readonly Offence[] =>
  sources.flatMap((source) => bannedText.flatMap((ban) => offencesOf(source, ban)))

/** Lines that a person has to scroll sideways to read. Prettier breaks code, but not comments and texts. */
export const findWideLines = (sources: readonly Source[], width: number): readonly Offence[] =>
  sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      if (line.length <= width) return []
      const fault = `${String(line.length)} columns, at most ${String(width)}`
      return [{ path, line: index + 1, fault, instead: 'break the line' }]
    }),
  )

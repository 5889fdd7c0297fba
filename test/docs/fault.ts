/** Something that a document says and that is not so. */
export interface Fault {
  /** The line of the document, from 1. */
  readonly line: number
  readonly message: string
}

/** One change to a document that makes it say what happened: lines `line` to `line + count - 1` become `lines`. */
export interface Correction {
  readonly line: number
  readonly count: number
  readonly lines: readonly string[]
}

/** What running a block found. */
export interface Finding {
  readonly faults: readonly Fault[]
  readonly corrections: readonly Correction[]
}

export const nothing: Finding = { faults: [], corrections: [] }

export const fault = (line: number, message: string): Finding => ({ faults: [{ line, message }], corrections: [] })

export const together = (findings: readonly Finding[]): Finding => ({
  faults: findings.flatMap((finding) => finding.faults),
  corrections: findings.flatMap((finding) => finding.corrections),
})

/** The document with its corrections made, last line first, so that no correction moves another. */
export const correct = (markdown: string, corrections: readonly Correction[]): string => {
  const lines = markdown.split('\n')
  for (const { line, count, lines: replacement } of [...corrections].sort((a, b) => b.line - a.line)) {
    lines.splice(line - 1, count, ...replacement)
  }
  return lines.join('\n')
}

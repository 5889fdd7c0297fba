/** A part of a sentence: words, or a name or value that stood between backticks. */
export interface Segment {
  readonly isCode: boolean
  readonly text: string
}

/** The parts of a sentence. A backtick without another one is itself. */
export const segments = (sentence: string): readonly Segment[] =>
  sentence
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) =>
      part.length > 2 && part.startsWith('`') && part.endsWith('`')
        ? { isCode: true, text: part.slice(1, -1) }
        : { isCode: false, text: part },
    )

/** What a verb prints on standard output. Only a report answers with exit code 1: of `validate`, `verify`, `check`. */
export interface Output {
  readonly text: string
  readonly exitCode: 0 | 1
}

export const answered = (text: string): Output => ({ text, exitCode: 0 })

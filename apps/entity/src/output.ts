/** What a verb prints on standard output. Only `validate` answers with exit code 1 (L-19). */
export interface Output {
  readonly text: string
  readonly exitCode: 0 | 1
}

export const answered = (text: string): Output => ({ text, exitCode: 0 })

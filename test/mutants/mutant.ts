/** A small change of a built package that makes it wrong. */
export interface Mutant {
  /** What is wrong then. */
  readonly name: string
  readonly package: 'kernel' | 'shell'
  /** Only definitions under the service rules can tell. */
  readonly rules?: 'service'
  /** Below the package's `dist`. */
  readonly file: string
  /** Stands exactly once in the file. */
  readonly text: string
  readonly replacement: string
}

/** What became of a law. */
export interface LawOutcome {
  /** How many cases were tried. */
  readonly runs: number
  /** How many inputs the law could not judge, and passed over. */
  readonly passedOver: number
  /** What was expected and what was found, and how to see it again; nothing where the law holds. */
  readonly failure: string | undefined
}

/** Something that is always so. */
export interface Law {
  /** A plain sentence with the rule that it is about. */
  readonly name: string
  /** Tries the law and answers what became of it. */
  readonly check: () => Promise<LawOutcome>
  /** For a test runner: rejects with an Error where the law does not hold. */
  readonly run: () => Promise<void>
}

/** How laws are tried. */
export interface LawOptions {
  /** How many cases of each law are tried: 100 where it is left out. */
  readonly runs?: number
  /** The seed of a failure, to see it again; left out, another one each time. */
  readonly seed?: number
  /** The path of a failure beside its seed, to begin with the case that failed. */
  readonly path?: string
  /** False: a case that failed is told as it was found, which is quicker than looking for the shortest. */
  readonly shrink?: boolean
}

/** A law from its name and a way to try it. */
export const lawOf = (name: string, check: () => Promise<LawOutcome>): Law => ({
  name,
  check,
  run: async () => {
    const { failure } = await check()
    if (failure !== undefined) throw new Error(failure)
  },
})

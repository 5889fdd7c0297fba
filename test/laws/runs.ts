const asked = Number(process.env['ASSENT_RUNS'] ?? 2000)

/** So many of those cases that `ASSENT_RUNS` asks for, two thousand where it is not set: there are many laws. */
export const oneIn = (part: number): { readonly runs: number } => ({ runs: Math.max(10, Math.round(asked / part)) })

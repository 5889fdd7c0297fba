/** The last result of measured work stands here, so that no compiler finds out that nobody wants it. */
const kept: { result: unknown } = { result: undefined }

/**
 * Measured work over inputs in turn. One input again and again would be a constant to the compiler, and checks of it
 * would cost nothing.
 */
export const inTurn =
  <Input>(inputs: readonly Input[], work: (input: Input) => unknown) =>
  (runs: number): void => {
    for (let run = 0; run < runs; run += 1) kept.result = work(inputs[run % inputs.length] as Input)
  }

/** The same for work that is only there as a promise; one at a time, as a program that needs the answer has it. */
export const inTurnAwaited =
  <Input>(inputs: readonly Input[], work: (input: Input) => Promise<unknown>) =>
  async (runs: number): Promise<void> => {
    for (let run = 0; run < runs; run += 1) kept.result = await work(inputs[run % inputs.length] as Input)
  }

const { stderr } = process

const eraseLine = '\r\u001b[K'

/** One line that is written over, for whoever watches; a file or a pipe gets none of it. */
export const showProgress = (text: string): void => {
  if (stderr.isTTY) stderr.write(`${eraseLine}  ${text}`.slice(0, stderr.columns))
}

export const clearProgress = (): void => {
  if (stderr.isTTY) stderr.write(eraseLine)
}

/** Takes bytes as they come, and gives the lines that are whole by then; nothing once a line is too long. */
export type Lines = (chunk: Buffer) => readonly Buffer[] | undefined

const newline = 0x0a

/**
 * Cuts bytes into lines. Only the line feed ends a line: U+2028 may stand in the text of a message.
 *
 * @param longest in bytes
 */
export const linesOf = (longest: number): Lines => {
  let pending: Buffer[] = []
  let length = 0
  return (chunk) => {
    const lines: Buffer[] = []
    let from = 0
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
      pending.push(chunk.subarray(from, end))
      if (length + end - from > longest) return undefined
      lines.push(Buffer.concat(pending))
      pending = []
      length = 0
      from = end + 1
    }
    const rest = chunk.subarray(from)
    pending.push(rest)
    length += rest.length
    return length > longest ? undefined : lines
  }
}

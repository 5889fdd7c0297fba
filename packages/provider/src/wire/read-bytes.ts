const joined = (chunks: readonly Uint8Array[], length: number): Uint8Array => {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/** The bytes of a stream; or that there are more of them than the limit, or that the stream failed. */
export type Bytes = Uint8Array | 'too_many' | 'broken'

/** Reads a stream, no more than one chunk beyond the limit, and no further once the signal aborts. */
export const readBytes = async (
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
  signal: AbortSignal,
): Promise<Bytes> => {
  if (stream === null) return new Uint8Array()
  const reader = stream.getReader()
  const stop = (): void => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop)
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return joined(chunks, length)
      length += value.length
      if (length > limit) {
        stop()
        return 'too_many'
      }
      chunks.push(value)
    }
  } catch {
    return 'broken'
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

const pointBytes = (point: string): readonly number[] => {
  const code = point.codePointAt(0) ?? 0
  if (code < 0x80) return [code]
  if (code < 0x800) return [0xc0 | (code >> 6), 0x80 | (code & 0x3f)]
  if (code < 0x10000) return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
  return [0xf0 | (code >> 18), 0x80 | ((code >> 12) & 0x3f), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
}

/** The bytes of a text in UTF-8, each as two upper-case hex digits. */
export const hexBytes = (text: string): readonly string[] =>
  [...text.toWellFormed()].flatMap((point) =>
    pointBytes(point).map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')),
  )

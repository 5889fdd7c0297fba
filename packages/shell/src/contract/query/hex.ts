const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** The UTF-8 bytes of a text in lower-case hexadecimal. */
export const hexOf = (text: string): string => {
  let hex = ''
  for (const byte of new TextEncoder().encode(text)) hex += digits[byte] ?? ''
  return hex
}

/** Is it lower-case hexadecimal of whole bytes? */
export const isHex = (text: string): boolean => text.length % 2 === 0 && /^[0-9a-f]*$/.test(text)

/** The text whose UTF-8 bytes the hexadecimal tells, or nothing where they are no UTF-8. */
export const textOfHex = (hex: string): string | undefined => {
  const bytes = Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  )
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A strong tag of bytes: their SHA-256. */
export const etagOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  `"${hexOf(await crypto.subtle.digest('SHA-256', bytes))}"`

/** Does the caller have what the tag names? Tags are compared weakly, as RFC 9110 has it for reads. */
export const isKnownTo = (request: Request, etag: string): boolean => {
  const known = request.headers.get('if-none-match')
  if (known === null) return false
  return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

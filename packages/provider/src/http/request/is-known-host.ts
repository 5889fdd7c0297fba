const hostOf = (address: string): string | undefined => {
  try {
    return new URL(address).hostname
  } catch {
    return undefined
  }
}

/** Does a request call the service by one of its names, and come from a page of one of them where it tells its page? */
export const isKnownHost = ({ url, headers }: Request, names: readonly string[]): boolean => {
  const isKnown = (address: string): boolean => names.includes(hostOf(address) ?? '')
  const origin = headers.get('origin')
  return isKnown(url) && (origin === null || isKnown(origin))
}

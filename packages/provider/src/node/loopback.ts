/** The names by which a machine calls itself, as `Host` and `Origin` write them. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Is it an address that only this machine reaches? */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** An address as it stands in a URL. */
export const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** What the system says of a connection: the one place where its codes get a meaning. All of them end it. */
export const networkFailures: { readonly [code: string]: string } = {
  EAI_AGAIN: 'the name of its host is not known for now',
  ECONNABORTED: 'the connection was given up',
  ECONNREFUSED: 'no server listens there',
  ECONNRESET: 'the server closed the connection',
  EHOSTDOWN: 'its host does not answer',
  EHOSTUNREACH: 'its host cannot be reached',
  EMFILE: 'this process has as many files and connections open as it may',
  ENETDOWN: 'the network is down',
  ENETUNREACH: 'its network cannot be reached',
  ENOENT: 'no server listens there',
  ENOTFOUND: 'the name of its host is not known',
  EPIPE: 'the server closed the connection',
  ETIMEDOUT: 'the server did not answer in time',
}

/** The code of an error that a driver threw, if it has one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

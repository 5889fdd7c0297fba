import { isLeft } from 'fp-ts/lib/Either.js'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { answerProblem } from './answer.js'
import type { Authenticate, HttpOptions } from './http-options.js'
import { findPrincipal } from './request/find-principal.js'
import { isKnownHost } from './request/is-known-host.js'
import type { Asked } from './routes/route.js'
import { routes } from './routes/routes.js'
import { serviceOf, type ServedRegistry, type Service } from './service.js'

interface Env {
  Variables: { principal: unknown }
}

const askedOf = (context: Context<Env>): Asked => ({
  request: context.req.raw,
  principal: context.get('principal'),
  part: (name) => context.req.param(name) ?? '',
})

const letInKnownHosts =
  (names: readonly string[], { basePath }: Service): MiddlewareHandler<Env> =>
  async ({ req }, next) =>
    isKnownHost(req.raw, names) ? next() : answerProblem({ kind: 'wrong_host' }, basePath)

const letInPrincipals =
  (authenticate: Authenticate, { basePath, limits, onFault }: Service): MiddlewareHandler<Env> =>
  async (context, next) => {
    const principal = await findPrincipal(authenticate, context.req.raw, limits.authenticationTime)
    if (!isLeft(principal)) {
      context.set('principal', principal.right)
      return next()
    }
    const refusal = principal.left
    switch (refusal.kind) {
      case 'failed':
        onFault(refusal.fault)
        return answerProblem({ kind: 'server_failed' }, basePath)
      case 'unauthenticated':
        return answerProblem({ kind: 'unauthenticated' }, basePath, {
          'www-authenticate': refusal.challenge ?? 'Bearer',
        })
      case 'forbidden':
        return answerProblem({ kind: 'forbidden' }, basePath)
    }
  }

/** What a path takes; HEAD is a GET without its body. */
const allowedAt = (path: string): readonly string[] =>
  routes.filter((route) => route.path === path).flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))

const addRoutes = (app: Hono<Env>, service: Service): void => {
  const { basePath } = service
  for (const { path, method, handler } of routes) {
    const answer = handler(service)
    app.on(method, basePath + path, (context) => answer(askedOf(context)))
    app.all(basePath + path, () => answerProblem({ kind: 'method_not_allowed', allowed: allowedAt(path) }, basePath))
  }
}

/**
 * Serves the providers of a registry over HTTP, as a function of requests for whatever serves them: Node, Deno, Bun, a
 * worker, or a server that has other routes too. What is registered when a request comes is what is served.
 *
 * It listens nowhere: `serveProviders` of `@assent/provider/node` does, and lets nobody in from outside without
 * `authenticate`. Every answer is JSON, every error a problem of RFC 9457, whatever is thrown.
 *
 * @example
 * export default { fetch: providerFetch(registry, { authenticate }) }
 */
export const providerFetch = (
  registry: ServedRegistry,
  options: HttpOptions = {},
): ((request: Request) => Promise<Response>) => {
  const service = serviceOf(registry, options)
  const { authenticate, hostNames } = options
  const app = new Hono<Env>()
  app.notFound(() => answerProblem({ kind: 'no_such_route' }, service.basePath))
  app.onError((fault) => {
    service.onFault(fault)
    return answerProblem({ kind: 'server_failed' }, service.basePath)
  })
  // No request of the web's can be made that has this method: nobody could be asked who makes it.
  app.on('TRACE', '*', () =>
    answerProblem({ kind: 'method_not_allowed', allowed: ['GET', 'HEAD', 'POST'] }, service.basePath),
  )
  if (hostNames !== undefined) app.use(letInKnownHosts([...hostNames], service))
  if (authenticate !== undefined) app.use(letInPrincipals(authenticate, service))
  addRoutes(app, service)
  return async (request) => app.fetch(request)
}

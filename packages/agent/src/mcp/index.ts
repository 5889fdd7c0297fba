// What is served
export { mcpService, type About, type McpService } from './mcp-service.js'
export type { ListedTool } from './listing/listed-tool.js'
export type { ServedTool } from './served-tool.js'
export { governedTools, type GovernedSession } from './governed-tools.js'
export { evaluationTools } from './evaluation/evaluation-tools.js'
export { compactTools } from './compact/compact-tools.js'

// A principal in a file
export type { GrantedCall, GrantedType, PrincipalDocument } from './principal/principal-document.js'
export { readPrincipal } from './principal/read-principal.js'
export { isNamedByClaims, nameOf, needsClaims } from './principal/claims.js'
export { principalHost, type Stamp } from './principal/principal-host.js'

// Over which transport
export { mcpServer } from './mcp-server.js'
export { serveStdio, type Serving, type StdioOptions } from './stdio/serve-stdio.js'
export { serveHttp, type Callers, type HttpOptions, type HttpServing } from './http/serve-http.js'
export { mcpFetch, type FetchOptions, type McpFetch } from './http/mcp-fetch.js'
export { isLoopback } from './http/loopback.js'
export { bearerClaims } from './http/authenticate.js'
export { readJwks, readSecret, type TokenKeys, type TokenOptions } from './http/tokens.js'

import { openApiPath, providersPath } from '../../wire/paths.js'
import { problemsPath } from '../../wire/write-problem.js'
import { callWithBody, getRecord } from './call-tool.js'
import { describeProblem } from './describe-problem.js'
import { describeOpenApi } from './describe-open-api.js'
import { describeProvider, listProviders } from './discover.js'
import type { Route } from './route.js'

const provider = `${providersPath}/:provider`

/** Every route. Entity types and actions appear once each; `wire/paths.ts` spells the same paths for callers. */
export const routes: readonly Route[] = [
  { path: providersPath, method: 'GET', handler: listProviders },
  { path: provider, method: 'GET', handler: describeProvider },
  { path: `${provider}/entities/:type/search`, method: 'POST', handler: callWithBody('search') },
  { path: `${provider}/entities/:type/record`, method: 'GET', handler: getRecord },
  { path: `${provider}/actions/:action`, method: 'POST', handler: callWithBody('action') },
  { path: openApiPath, method: 'GET', handler: describeOpenApi },
  { path: `${problemsPath}/:kind`, method: 'GET', handler: describeProblem },
]

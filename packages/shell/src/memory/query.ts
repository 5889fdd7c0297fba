import { pageCollector } from '../contract/query/page-collector.js'
import type { QueryPlan } from '../contract/query/plan-query.js'
import type { QueryPage } from '../query-store.js'
import type { Content } from './content.js'

/** The page of a query: the reference for every other store. */
export const queryContent = (content: Content, plan: QueryPlan): QueryPage => {
  const collector = pageCollector(plan)
  for (const instance of content.instances(plan.entity)) if (collector.add(instance)) break
  return collector.page()
}

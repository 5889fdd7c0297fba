import { compareText } from '@assent/kernel'
import type { Page } from '../store.js'
import { pageOf } from './page.js'

/** A page of the names in either list, each once, by code point; each list holds one name more than the limit. */
export const namesPage = (some: readonly string[], others: readonly string[], limit: number): Page<string> =>
  pageOf([...new Set([...some, ...others])].sort(compareText), limit, (name) => name)

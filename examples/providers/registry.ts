/** Both providers side by side. */
import { ProviderRegistry } from '@assent/provider'
import { calendar } from './calendar.js'
import { desk } from './refunds.js'

export const registry = ProviderRegistry().register(calendar, desk)

import type { Empty } from './members.js'
import type { Resolved } from './template.js'
import type { Written } from './written.js'

/** What a template makes of an event, in the scope that it reads. */
export interface EventFrom<Template, Scope> {
  readonly type: Written<Template, 'type', string>
  readonly payload: Resolved<Written<Template, 'payload', Empty>, Scope>
}

/** The events of a list of templates, in their order (K-124). */
export type EventsFrom<Templates, Scope> = {
  readonly [Index in keyof Templates]: EventFrom<Templates[Index], Scope>
}

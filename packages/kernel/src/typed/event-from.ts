import type { Empty, Flat } from './object-of.js'
import type { Read, Resolved } from './template.js'
import type { Nothing, Written } from './written.js'

/** Members that are copied from optional arguments (SR-132). */
type Copied<Copies, Scope> = {
  readonly [Member in keyof Copies]?: Copies[Member] extends { readonly argument: infer Path extends string }
    ? Read<Scope, `args.${Path}`>
    : never
}

type PayloadOf<Template, Scope> = Template extends { readonly payload_if_present: infer Copies }
  ? Flat<Resolved<Written<Template, 'payload', Nothing>, Scope> & Copied<Copies, Scope>>
  : Resolved<Written<Template, 'payload', Empty>, Scope>

/** What a template makes of an event, in the scope that it reads. */
export interface EventFrom<Template, Scope> {
  readonly type: Written<Template, 'type', string>
  readonly payload: PayloadOf<Template, Scope>
}

/** The events of a list of templates, in their order (K-124). */
export type EventsFrom<Templates, Scope> = {
  readonly [Index in keyof Templates]: EventFrom<Templates[Index], Scope>
}

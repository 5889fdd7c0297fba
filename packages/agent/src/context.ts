import type { FollowUps } from './follow-ups.js'
import type { Host } from './host/host.js'
import type { Seen } from './seen.js'
import type { Tool } from './tool.js'

/** What every call shares. */
export interface Context<Principal> {
  readonly host: Host<Principal>
  readonly tools: ReadonlyMap<string, Tool>
  readonly seen: Seen
  readonly followUps: FollowUps
}

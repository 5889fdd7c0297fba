import type { ToolKind } from '../../tool.js'

/** The three tools of the compact mode: one that writes, one that reads, one that tells what would happen. */
export type Group = 'propose' | 'read' | 'explain'

const groups: { readonly [kind in ToolKind]: Group } = {
  create: 'propose',
  operation: 'propose',
  escalate: 'propose',
  get: 'read',
  list: 'read',
  events: 'read',
  explain: 'explain',
  preview: 'explain',
}

/** Which of the three calls a tool of this kind. */
export const groupOf = (kind: ToolKind): Group => groups[kind]

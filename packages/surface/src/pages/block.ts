import type { Graph } from '../graph/graph.js'

/** A piece of a line. In `text`, what stands between backticks is a name or a value. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'mark'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }

/** A line, piece by piece. */
export type Line = readonly Inline[]

/** A call and its answer: what was asked and what came of it, fact by fact. */
export interface Example {
  readonly isAccepted: boolean
  readonly facts: readonly (readonly [name: string, said: Line])[]
}

/** One of several ways that a command may end: when it does, and what then happens. */
export interface Branch {
  readonly line: Line
  readonly parts: readonly Line[]
}

/** A part of a page. Every format of pages writes each of them. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4; readonly line: Line; readonly anchor: string }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly Line[] }
  | { readonly kind: 'branches'; readonly title: string; readonly branches: readonly Branch[] }
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly Line[])[] }
  | { readonly kind: 'drawing'; readonly graph: Graph }
  | { readonly kind: 'contents'; readonly links: readonly Inline[] }
  | { readonly kind: 'examples'; readonly title: string; readonly examples: readonly Example[] }

/** A page, in no format yet. Every text in it is legible. */
export interface Page {
  readonly title: string
  /** What leads from the page to the folder of the pages: empty, or `../`. */
  readonly root: string
  readonly blocks: readonly Block[]
}

export const text = (said: string): Inline => ({ kind: 'text', text: said })
export const code = (name: string): Inline => ({ kind: 'code', text: name })
export const mark = (word: string): Inline => ({ kind: 'mark', text: word })
export const link = (said: string, to: string): Inline => ({ kind: 'link', text: said, to })

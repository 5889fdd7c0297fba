import { fromMarkdown } from 'mdast-util-from-markdown'

/** A fenced block of a document. */
export interface Block {
  readonly language: string
  readonly lines: readonly string[]
  /** The line of the document on which its text begins, from 1. */
  readonly line: number
  /** What the HTML comment right before the fence says: `not run: …`, `from: …`, `file: …` or `needs: …`. */
  readonly note: Note | undefined
}

export interface Note {
  readonly kind: 'not run' | 'from' | 'file' | 'needs'
  readonly text: string
}

type Node = ReturnType<typeof fromMarkdown>['children'][number]

const notePattern = /^<!--\s*(not run|from|file|needs):\s*(.+?)\s*-->$/s

const noteOf = (node: Node | undefined): Note | undefined => {
  const match = node?.type === 'html' ? notePattern.exec(node.value) : null
  return match === null ? undefined : { kind: match[1] as Note['kind'], text: match[2] ?? '' }
}

/**
 * The blocks of a document, in order. They stand at the margin, not inside a list, so that a line of a block is a line
 * of the document.
 */
export const readBlocks = (markdown: string): readonly Block[] =>
  fromMarkdown(markdown).children.flatMap((node, index, nodes) =>
    node.type !== 'code' || node.position === undefined
      ? []
      : [
          {
            language: node.lang ?? '',
            lines: node.value === '' ? [] : node.value.split('\n'),
            line: node.position.start.line + 1,
            note: noteOf(nodes[index - 1]),
          },
        ],
  )

import type { Page } from '../block.js'
import { blockMarkdown } from './block-markdown.js'

/** A page as Markdown; its drawings are Mermaid. */
export const pageMarkdown = ({ blocks }: Page): string =>
  `${blocks.map((block) => blockMarkdown(block).join('\n')).join('\n\n')}\n`

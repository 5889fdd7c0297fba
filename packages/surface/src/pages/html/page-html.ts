import { markupText } from '../../graph/escape.js'
import type { Page } from '../block.js'
import { blockHtml } from './block-html.js'

/** The point of every arrow of a page. It has no size of its own, so that it takes no room. */
const arrow =
  '<svg class="arrow" width="0" height="0" aria-hidden="true"><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4"' +
  ' markerWidth="7" markerHeight="7" orient="auto"><path class="point" d="M 0 0 L 8 4 L 0 8 z"/></marker></svg>'

/** What a page may load: its style. No script runs, whatever a definition says. */
const policy = "default-src 'none'; style-src 'self' file:; img-src data:"

/** A page as HTML. It needs its style beside it, and no network. */
export const pageHtml = ({ title, root, blocks }: Page): string =>
  [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">',
    `<title>${markupText(title)}</title><link rel="stylesheet" href="${root}assets/style.css"></head><body>`,
    arrow,
    '<main>',
    ...blocks.map(blockHtml),
    '</main></body></html>',
    '',
  ].join('\n')

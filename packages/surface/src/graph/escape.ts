// A name is data: in no format can it close the string or the markup that it stands in (V-9).

const replacing =
  (pattern: RegExp, replacements: { readonly [character: string]: string }) =>
  (text: string): string =>
    text.replace(pattern, (character) => replacements[character] ?? '\ufffd')

const markup = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const inMermaid = replacing(/[&<>":|\n\r\u0000-\u001f\u007f-\u009f]/g, {
  ...markup,
  ':': '&#58;',
  '|': '&#124;',
  '\n': ' ',
  '\r': ' ',
})

/** Text in a label of a Mermaid diagram. */
export const mermaidText = inMermaid

/** Text in a label of an edge of a Mermaid flowchart, where brackets would open a shape. */
export const mermaidEdgeText = (text: string): string =>
  replacing(/[[\]]/g, { '[': '#91;', ']': '#93;' })(inMermaid(text))

/** Text between the quotes of a DOT string. */
export const dotText = (text: string): string => text.replace(/["\\]/g, '\\$&')

/** Text in SVG and HTML, as content or between quotes; what XML 1.0 cannot hold becomes U+FFFD. */
export const markupText = (text: string): string =>
  replacing(/[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, { ...markup, "'": '&#39;' })(
    text.toWellFormed(),
  )

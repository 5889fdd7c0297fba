const asReference = (character: string): string => `&#${character.charCodeAt(0)};`

/** Words of a sentence: what Markdown or HTML would act on is written by its number (U-13). */
export const words = (text: string): string =>
  text.replace(/[&<>`|*_[\]\\~#!@]/g, asReference).replace(/:\/\//g, ':&#47;&#47;')

/**
 * A name or a value. Between backticks nothing but a backtick acts, and in a table a pipe: one that holds either stands
 * in a tag instead, each mark by its number.
 */
export const code = (text: string): string =>
  /^(?! )[^`|\\]+(?<! )$/.test(text)
    ? `\`${text}\``
    : `<code>${text.replace(/[^\p{L}\p{M}\p{N} ]/gu, (mark) => `&#${mark.codePointAt(0) ?? 0};`)}</code>`

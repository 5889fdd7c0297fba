/** The member that holds the payload of a union; it is derived from the tag, never declared (SR-24). */
export const contentKeyOf = (tag: string): string => (tag === 'value' ? 'content' : 'value')

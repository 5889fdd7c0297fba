import { isName } from '../contract/storable.js'

/** A name as it is asked for. Nothing is stored under what is no name, and no server must see it: null finds none. */
export const askedName = (text: string): string | null => (isName(text) ? text : null)

/** Where a list of names goes on. No stored name holds U+0000, so that none stands between the two texts. */
export const askedStart = (after: string): string => after.split('\0', 1)[0] ?? ''

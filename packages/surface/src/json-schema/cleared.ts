import { compareText, isJsonObject, type Json } from '@assent/kernel'

const isClear = (value: Json): boolean => isJsonObject(value) && Object.hasOwn(value, 'cleared')

/** The fields that an operation or an outcome clears, in name order (K-131). */
export const clearedBy = (set: { readonly [field: string]: Json }): readonly string[] =>
  Object.entries(set)
    .filter(([, value]) => isClear(value))
    .map(([name]) => name)
    .sort(compareText)

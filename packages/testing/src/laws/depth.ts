import { isJsonArray, isJsonObject, type Json } from '@assent/kernel'

/** How deep lists and objects stand in each other, level by level so that depth costs no stack. */
export const depthOf = (value: Json): number => {
  let level: readonly Json[] = [value]
  let depth = 0
  for (;;) {
    const inside = level.flatMap((one): readonly Json[] =>
      isJsonArray(one) ? one : isJsonObject(one) ? Object.values(one) : [],
    )
    if (inside.length === 0) return depth
    level = inside
    depth += 1
  }
}

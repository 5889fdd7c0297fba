import type { CopiesDocument } from '@assent/kernel'
import { breaksCallers, compatible, type DefinitionChange } from '../change.js'
import { pairs } from '../pairs.js'

/** Arguments that are copied where they are given (SR-131); `added` says what is true of one more. */
export const copyChanges = (
  path: string,
  was: CopiesDocument = {},
  is: CopiesDocument = {},
  added: (path: string, change: string) => DefinitionChange,
): readonly DefinitionChange[] =>
  pairs(was, is).flatMap(({ name, was: old, is: next }) => {
    const at = `${path}.${name}`
    if (old === undefined) return next === undefined ? [] : [added(at, `added: the argument \`${next.argument}\``)]
    if (next === undefined)
      return [breaksCallers(at, `removed: the argument \`${old.argument}\``, 'where it is given, it is not copied')]
    return old.argument === next.argument
      ? []
      : [breaksCallers(at, `the argument \`${old.argument}\` -> \`${next.argument}\``, 'another argument is copied')]
  })

/** One more in what is read: in a payload, in an answer. */
export const addedForReaders = (path: string, change: string): DefinitionChange =>
  compatible(path, change, 'a reader passes over it')

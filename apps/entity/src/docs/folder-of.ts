import type { ValidatedDefinition } from '@assent/kernel'
import { definitionPages, pagesMarker } from '@assent/surface'
import type { Folder } from '../save-folder.js'
import { examplesOf } from './examples-of.js'

/** The pages of definitions, as the folder that they shall be. */
export const folderOf = (definitions: readonly ValidatedDefinition[]): Folder => ({
  marker: pagesMarker,
  files: definitionPages(definitions.map((definition) => ({ definition, examples: examplesOf(definition) }))),
})

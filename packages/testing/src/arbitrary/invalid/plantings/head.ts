import { single, type Planting } from '../planting.js'
import { put } from '../way.js'

/** Texts that are blank: empty, or white space of Unicode only. */
export const blanks = ['', ' ', '\u0085\u2003']

/** What is wrong with the name of a definition. */
export const headPlantings: readonly Planting[] = [
  {
    name: 'the entity is blank',
    kind: 'empty_entity_name',
    places: (document) =>
      blanks.map((blank) => () => ({
        document: put(document, ['entity'], blank),
        defect: { kind: 'empty_entity_name' },
      })),
  },
  single('the version is 0', 'zero_version', (document) => ({
    document: put(document, ['version'], 0),
    defect: { kind: 'zero_version' },
  })),
]

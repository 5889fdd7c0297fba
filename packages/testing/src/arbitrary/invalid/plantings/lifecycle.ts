import { compareText, isJsonArray, type Json } from '@assent/kernel'
import { single, type PlantedDefect, type Planting } from '../planting.js'
import { plantedName } from '../spots/spot.js'
import { namesAt, partAt, put } from '../way.js'
import { blanks } from './head.js'

const way = ['lifecycle', 'states']

const statesOf = (document: Json): readonly string[] => {
  const states = partAt(document, way) ?? null
  return isJsonArray(states) ? states.filter((state) => typeof state === 'string') : []
}

// A projection's state is asked for in the list as it is written, also where that is empty (K-159).
const lostStates = (document: Json): readonly PlantedDefect[] =>
  [...namesAt(document, ['projections'])]
    .sort(compareText)
    .filter((name) => typeof partAt(document, ['projections', name, 'in_state']) === 'string')
    .map((name) => ({ kind: 'invalid_rule', path: `projections.${name}` }))

/** What is wrong with the states. After a fault of their list nothing is said of a state elsewhere (K-159). */
export const lifecyclePlantings: readonly Planting[] = [
  single('there is no state', 'empty_lifecycle', (document) => ({
    document: put(document, way, []),
    defect: { kind: 'empty_lifecycle' },
    defects: [{ kind: 'empty_lifecycle' }, ...lostStates(document)],
  })),
  {
    name: 'a state is blank',
    kind: 'empty_lifecycle_state',
    places: (document) =>
      blanks.map((blank, index) => () => ({
        document: put(document, way, statesOf(document).toSpliced(index, 0, blank)),
        defect: { kind: 'empty_lifecycle_state' },
      })),
  },
  {
    name: 'a state stands twice in the list',
    kind: 'duplicate_lifecycle_state',
    places: (document) =>
      statesOf(document).map((state) => () => ({
        document: put(document, way, [...statesOf(document), state]),
        defect: { kind: 'duplicate_lifecycle_state', state },
      })),
  },
  single('the initial state is not declared', 'unknown_initial_state', (document) => ({
    document: put(document, ['lifecycle', 'initial'], plantedName),
    defect: { kind: 'unknown_initial_state', state: plantedName },
  })),
]

import type { CoreError, Decision } from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { decideCall, rulePlaceOf } from './decide-call.js'
import type { Accepted, Exploration, RulePlace, Visited, Witness } from './exploration.js'
import type { Explorer } from './explorer.js'
import { shortestPaths } from './shortest-paths.js'
import { kindOfCall, operationOf, type Sighting } from './sightings.js'

/** A sighting decided again where the shortest path leads. */
interface Confirmed extends Sighting {
  readonly at: Visited | null
  readonly decided: Either<CoreError, Decision>
  readonly rule: RulePlace | null
}

const lengthOf = (at: Visited | null): number => at?.path.length ?? 0

const confirm = (
  { source, numbered }: Explorer,
  kind: string,
  sighting: Sighting,
  at: Visited | null,
): readonly Confirmed[] => {
  const instance = at?.instance ?? null
  const decided = decideCall(source.definition, instance, sighting.call)
  const rule = isLeft(decided) ? rulePlaceOf(numbered, instance, sighting.call, decided.left) : null
  const same = kindOfCall(sighting.call, instance?.lifecycle_state ?? null, decided, rule) === kind
  return same ? [{ ...sighting, at, decided, rule }] : []
}

/** Of the sightings of one kind, the first of those with the fewest commands before it. */
const shortest = (
  explorer: Explorer,
  kind: string,
  sightings: Iterable<Sighting>,
  paths: ReadonlyMap<number, Visited>,
): readonly Confirmed[] => {
  let best: readonly Confirmed[] = []
  for (const sighting of sightings) {
    const at = sighting.from === null ? null : paths.get(sighting.from)
    const most = best[0] === undefined ? Infinity : lengthOf(best[0].at)
    if (at === undefined || lengthOf(at) >= most) continue
    const confirmed = confirm(explorer, kind, sighting, at)
    if (confirmed.length > 0) best = confirmed
  }
  return best
}

const triedOf = ({ call, at }: Confirmed) => ({
  operation: operationOf(call),
  path: at?.path ?? [],
  instance: at?.instance ?? null,
  call,
})

const acceptedOf = (confirmed: Confirmed): readonly Accepted[] => {
  const { at, decided } = confirmed
  if (isLeft(decided)) return []
  const { instance: result, record } = decided.right
  const outcome = typeof record.outcome === 'string' ? { outcome: record.outcome } : {}
  return [{ ...triedOf(confirmed), from: at?.instance.lifecycle_state ?? null, result, ...outcome }]
}

const refusedOf = (confirmed: Confirmed): readonly Witness[] => {
  const { decided, rule } = confirmed
  return isLeft(decided) ? [{ ...triedOf(confirmed), refusal: decided.left, rule }] : []
}

const rank = ({ call }: Confirmed): number => (call.command === 'create' ? 0 : 1)

/** What an exploration has found, with the shortest paths to it. */
export const reportOf = (explorer: Explorer): Exploration => {
  const { source, sightings, reached, counted } = explorer
  const paths = shortestPaths(explorer)
  const confirmed = [...sightings]
    .flatMap(([kind, seen]) => shortest(explorer, kind, seen.values(), paths))
    .sort((left, right) => rank(left) - rank(right))
  return {
    entity: source.definition.entity,
    version: source.definition.version,
    bounds: source.bounds,
    reached: [...reached].sort(),
    calls: counted.calls,
    visited: [...paths.values()],
    accepted: confirmed.flatMap(acceptedOf),
    refused: confirmed.flatMap(refusedOf),
  }
}

import { numberOf, tokenOf, type JsonNumber } from '@assent/kernel'

/** A number as `units` of the last place that its token writes. */
interface Scaled {
  readonly units: bigint
  readonly places: number
}

const plain = /^(-?\d+)(?:\.(\d+))?$/

// Past that a candidate is not worth its length.
const longest = 60

const scaledOf = (number: JsonNumber): Scaled | undefined => {
  const token = tokenOf(number)
  const [, whole = '', fraction = ''] = (token.length > longest ? null : plain.exec(token)) ?? []
  return whole === '' ? undefined : { units: BigInt(whole + fraction), places: fraction.length }
}

const written = ({ units, places }: Scaled): JsonNumber | undefined => {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const at = digits.length - places
  const token = places === 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`
  return numberOf(units < 0n ? `-${token}` : token)
}

const known = (values: readonly (JsonNumber | undefined)[]): readonly JsonNumber[] =>
  values.filter((value) => value !== undefined)

/** The number itself, and one unit of its last place below and above; only itself where it has an exponent. */
export const nearNumber = (number: JsonNumber): readonly JsonNumber[] => {
  const scaled = scaledOf(number)
  if (scaled === undefined) return [number]
  const { units, places } = scaled
  return known([number, written({ units: units - 1n, places }), written({ units: units + 1n, places })])
}

/** The whole numbers on both sides of a number that has a fraction. */
export const wholeBeside = (number: JsonNumber): readonly JsonNumber[] => {
  const scaled = scaledOf(number)
  if (scaled === undefined || scaled.places === 0) return []
  const whole = scaled.units / 10n ** BigInt(scaled.places)
  return known([-1n, 0n, 1n].map((step) => written({ units: whole + step, places: 0 })))
}

const atPlaces = ({ units, places }: Scaled, wanted: number): bigint => units * 10n ** BigInt(wanted - places)

/** What has to be added to `held` to give `wanted`. */
export const difference = (wanted: JsonNumber, held: JsonNumber): JsonNumber | undefined => {
  const [one, other] = [scaledOf(wanted), scaledOf(held)]
  if (one === undefined || other === undefined) return undefined
  const places = Math.max(one.places, other.places)
  return written({ units: atPlaces(one, places) - atPlaces(other, places), places })
}

import type { FieldDocument } from '../../document/document.js'
import { isJsonNumber, tokenOf, type JsonNumber } from '../../value/exact-number.js'
import { isInteger, largestSignedInteger } from '../../value/integer.js'
import { compareObservations } from '../../value/source-number/compare-observations.js'
import type { Observation } from '../../value/source-number/observation.js'
import { observeLiteral, observeWire } from '../../value/source-number/observe.js'
import type { ErrorList, Path } from '../../value/value-errors.js'
import { between } from '../accepts.js'
import { hostBound } from '../compile-scalar.js'
import { wrongKind, type Judge } from '../compiled-field.js'

type CheckBounds = (value: JsonNumber, observed: Observation, place: Path, errors: ErrorList) => void

/** The bounds of the definition against what is observed of the value: the minimum, then the maximum (SR-42). */
const boundsOf = ({ min, max }: FieldDocument): CheckBounds => {
  const least = min === null ? undefined : observeLiteral(min)
  const most = max === null ? undefined : observeLiteral(max)
  return (value, observed, place, errors) => {
    if (min !== null && least !== undefined && compareObservations(observed, least) < 0) {
      errors.add(place, `${tokenOf(value)} is below the minimum ${tokenOf(min)}`)
    }
    if (max !== null && most !== undefined && compareObservations(observed, most) > 0) {
      errors.add(place, `${tokenOf(value)} is above the maximum ${tokenOf(max)}`)
    }
  }
}

// For numbers of the host that are bounded by such, the host's own order says the same.
const quickOf = (form: 'integer' | 'number', { min, max }: FieldDocument) =>
  between(form, hostBound(min, -Infinity), hostBound(max, Infinity))

/** A number that a binary64 holds, exactly or not; it is kept as written (SR-27, SR-29). */
export const compileObservedNumber = (field: FieldDocument): Judge => {
  const checkBounds = boundsOf(field)
  return {
    quick: quickOf('number', field),
    check: (value, parent, segment, errors) => {
      if (!isJsonNumber(value)) return wrongKind(field.type, value, parent, segment, errors)
      const observed = observeWire(value)
      if (observed === undefined) return errors.add({ parent, segment }, `\`${tokenOf(value)}\` is out of range`)
      checkBounds(value, observed, { parent, segment }, errors)
    },
  }
}

/** An integer of 64 bits with a sign; one of the unsigned range above is out of range, not of another kind (SR-28). */
export const compileObservedInteger = (field: FieldDocument): Judge => {
  const checkBounds = boundsOf(field)
  return {
    quick: quickOf('integer', field),
    check: (value, parent, segment, errors) => {
      if (!isJsonNumber(value) || !isInteger(value)) return wrongKind('integer', value, parent, segment, errors)
      const observed = observeWire(value)
      if (observed?.decimal === undefined || observed.decimal.units > largestSignedInteger) {
        return errors.add({ parent, segment }, `\`${tokenOf(value)}\` is above ${largestSignedInteger}`)
      }
      checkBounds(value, observed, { parent, segment }, errors)
    },
  }
}

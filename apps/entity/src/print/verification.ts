import type { SubjectBroken } from '@assent/shell'
import type { VerificationReport } from '../verify/verification-report.js'
import { lines } from './print.js'

const partOf = ({ what, record_id }: SubjectBroken): string => {
  if (what === 'instance' || record_id === null) return `the ${what}`
  return what === 'events' ? `the events of record ${record_id}` : `${what} ${record_id}`
}

const brokenLine = (broken: SubjectBroken): string => {
  const { entity, id, what, why } = broken
  return `${entity} ${id}: ${partOf(broken)} ${what === 'events' ? 'do' : 'does'} not hold: ${why}`
}

/** The report on the subjects of a store: a line for each that does not hold, and the count. */
export const verificationText = (report: VerificationReport): string => {
  const { subjects, decisions, observations, broken, more } = report
  const counted = `${subjects} subject(s), ${decisions} decision(s), ${observations} observation(s)`
  return lines([
    ...broken.map(brokenLine),
    ...(more === 0 ? [] : [`and ${more} more`]),
    report.holds ? `${counted}: all hold` : `${subjects} subject(s): ${broken.length + more} do not hold`,
  ])
}

import type { Form } from './workload.js'

/** As a table is headed. */
export const titleOf = ({ writers, subjectsEach }: Form): string => {
  if (writers === 1) return '1 writer'
  return subjectsEach === 1
    ? `${writers} writers, each with a subject of its own`
    : `${writers} writers on ${writers * subjectsEach} subjects`
}

/** How many write at the same time, each to a subject of its own. */
export const ownSubjects: readonly Form[] = [1, 8, 16].map((writers) => ({ writers, subjectsEach: 1 }))

/** The most writers, on many subjects in scattered order. */
export const scattered: Form = { writers: 16, subjectsEach: 64 }

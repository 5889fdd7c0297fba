export { check, type Check } from './check.js'
export { renderCheck } from './render-check.js'
export type { Answer, Answered, Evidence, Question, Severity } from './answer.js'

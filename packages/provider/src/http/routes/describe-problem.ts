import { isProblemKind, problemAdvice, problemKinds } from '../../wire/problem-kinds.js'
import { answerProblem, answerRead } from '../answer.js'
import type { Handler } from './route.js'

/** What stands at the address of a problem type: its status, its title, and what to do about it. */
export const describeProblem: Handler =
  ({ basePath }) =>
  ({ request, part }) => {
    const kind = part('kind')
    return isProblemKind(kind)
      ? answerRead(request, { kind, ...problemKinds[kind], advice: problemAdvice[kind] })
      : answerProblem({ kind: 'no_such_route' }, basePath)
  }

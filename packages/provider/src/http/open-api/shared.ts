import type { JsonObject } from '@assent/kernel'
import { problemKinds } from '../../wire/problem-kinds.js'
import { problemType } from '../../wire/write-problem.js'

/** The answer to a caller who has what would be answered. */
export const unchangedAnswer: JsonObject = { description: 'the caller has it: its tag is in `If-None-Match`' }

/** The answer where there is an error. */
export const problemAnswer: JsonObject = { $ref: '#/components/responses/Problem' }

/** The components that every operation has. */
export const sharedComponents = {
  schemas: {
    Problem: {
      type: 'object',
      description: 'a problem of RFC 9457; the further members are those of the error of this kind',
      properties: {
        type: { type: 'string', format: 'uri-reference' },
        title: { type: 'string' },
        status: { type: 'integer' },
        detail: { type: 'string' },
        kind: { enum: Object.keys(problemKinds) },
      },
      required: ['type', 'title', 'status', 'detail', 'kind'],
    },
  },
  responses: {
    Problem: {
      description: 'an error, told apart by `kind`',
      content: { [problemType]: { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
} as const

import { answerRead } from '../answer.js'
import { openApiDocument } from '../open-api/open-api-document.js'
import type { Handler } from './route.js'

/** The OpenAPI document of what is registered now. */
export const describeOpenApi: Handler =
  ({ registry, about, basePath }) =>
  ({ request }) =>
    answerRead(request, openApiDocument(registry, about, basePath))

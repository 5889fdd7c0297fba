import { isBlank } from '@assent/kernel'
import type { Envelope, Page, Store, StoreError, StoredRecord } from '@assent/shell'
import { chain, map, right, type TaskEither } from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { forwarded } from './forwarded.js'

const separator = '\u001f'

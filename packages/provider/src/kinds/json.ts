import { toJson, type Json } from '@assent/kernel'
import { isRight } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { guarded } from './kind.js'

/** Any JSON at all. Numbers that the host would respell stay the kernel's exact numbers. */
export const json: t.Type<Json> = guarded('JSON', {}, (value): value is Json => isRight(toJson(value, '')))

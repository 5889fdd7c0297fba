import { canonical, nextRevision, tokenOf, numberOf, type Json, type JsonNumber, type ValidatedDefinition } from '@assent/kernel'
import type { ShellError, StoredDecision, StoredObservation, StoredRuntime } from '@assent/shell'
import type { StoreCommand } from '@assent/testing'
import { isLeft, isRight, type Either } from 'fp-ts/lib/Either.js'

import type { GetContext } from '@assent/provider'
import { isLeft } from 'fp-ts/lib/Either.js'
import { load } from '../host/may-read.js'
import { governedInstance, type GovernedInstance } from './governed-instance.js'
import { callerOf, failed, type Governing } from './governing.js'

/** Gets one instance; undefined where none has the id, and where it does not exist for the principal (D-18). */
export const getGoverned =
  <Principal>(governing: Governing<Principal>) =>
  async ({ id, principal }: Pick<GetContext, 'id' | 'principal'>): Promise<GovernedInstance | undefined> => {
    const { host, definition } = governing
    const caller = await callerOf(governing, principal)
    const held = await load(host, caller, definition.versions, { entity: definition.entity, id })
    if (!isLeft(held)) return governedInstance(held.right)
    if (held.left.kind === 'not_found') return undefined
    throw failed(held.left)
  }

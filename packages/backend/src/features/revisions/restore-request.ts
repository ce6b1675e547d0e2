import type { Queryable } from '../../entities/schema/database-handle'
import type { Caller } from '../../entities/rights/caller'

/** An earlier state to restore, with the entity's id and the request's caller and If-Match header. */
export interface RestoreRequest {
  entityId: number
  bookId: number
  caller: Caller
  ifMatch: string | undefined
  state: Record<string, unknown>
}

/** Writes a state and returns the revision that this creates. */
export type WriteState = (transaction: Queryable, request: RestoreRequest) => Promise<number>

import type { Queryable } from '../../entities/schema/database-handle'
import type { Caller } from '../../entities/rights/caller'

/** A state to write again, and the transaction's context. */
export interface Restoration {
  id: number
  bookId: number
  caller: Caller
  ifMatch: string | undefined
  state: Record<string, unknown>
}

/** Writes a state and returns the revision that this creates. */
export type WriteState = (transaction: Queryable, restoration: Restoration) => Promise<number>

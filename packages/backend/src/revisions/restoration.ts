import type { Queryable } from '../database/open-database'
import type { Caller } from '../http/caller'

/** A state that is to be written again, in the transaction that does so. */
export interface Restoration {
  id: number
  bookId: number
  caller: Caller
  ifMatch: string | undefined
  state: Record<string, unknown>
}

/** Writes a state and answers the revision that this makes. */
export type WriteState = (transaction: Queryable, restoration: Restoration) => Promise<number>

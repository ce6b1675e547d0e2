import type { PartState } from '../../ports/part-state'
import { findFullDisk } from './find-full-disk'

/** Remembers that PostgreSQL had no space, until it has some again. */
export interface DatabaseDisk {
  /** Takes note of an error of any call. */
  note(error: unknown): void
  check(): Promise<PartState>
}

/**
 * Watches the disk of the database. While nothing has failed for lack of space, a check costs the database nothing.
 *
 * @param write writes something that is dropped again; rejects on a full disk
 */
export function watchDatabaseDisk(write: () => Promise<unknown>): DatabaseDisk {
  let isFull = false
  return {
    note(error) {
      if (findFullDisk(error) === 'database') isFull = true
    },
    async check() {
      if (isFull) isFull = await failsForSpace(write)
      return isFull ? { state: 'unwell', detail: 'the disk of PostgreSQL is full' } : { state: 'well' }
    },
  }
}

async function failsForSpace(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write()
    return false
  } catch (error) {
    if (findFullDisk(error) === 'database') return true
    throw error
  }
}

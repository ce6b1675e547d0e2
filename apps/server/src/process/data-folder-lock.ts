import { acquireLockFile, type LockRecord } from '@lectern/backend/lock-file'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** A data folder that this server has to itself. */
interface LockedDataFolder {
  readonly kind: 'locked'
  /** Tells a refused second start where this server is reached; to be set once the port is known. */
  setAddress(address: string): void
  /** Gives the folder up; the last step of a shutdown. A killed server need not: the next start takes the folder over. */
  release(): void
}

export type DataFolderLock = LockedDataFolder | { readonly kind: 'refused'; readonly reason: string }

/** In the data folder; held while a server runs on it, its note is the server's address. */
export const LOCK_FILE = 'server.lock'

/** Takes the data folder, making it when it is not there, or says who has it. Other file errors throw. */
export function lockDataFolder(dataFolder: string): DataFolderLock {
  mkdirSync(dataFolder, { recursive: true })
  const attempt = acquireLockFile(join(dataFolder, LOCK_FILE))
  if (attempt.kind === 'held') return { kind: 'refused', reason: explainHolder(dataFolder, attempt.holder) }
  return {
    kind: 'locked',
    setAddress: (address) => attempt.lock.setNote(address),
    release: () => attempt.lock.release(),
  }
}

/** The message of a second start: which process has the folder, where it is reached, and what to do. */
export function explainHolder(dataFolder: string, holder: Pick<LockRecord, 'pid' | 'note'> | null): string {
  const elsewhere = 'start this one with another data folder (LECTERN_DATA)'
  if (holder === null) return `Another server is just taking ${dataFolder}. Try again in a moment, or ${elsewhere}.`
  const where = holder.note === '' ? 'still starting' : `at ${holder.note}`
  return `Lectern already runs on ${dataFolder}: process ${holder.pid}, ${where}. Use that one, end it, or ${elsewhere}.`
}

import { acquireLockFile, type LockRecord } from '@lectern/backend/lock-file'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** A data folder that this server has to itself. */
interface LockedDataFolder {
  readonly kind: 'locked'
  /** Tells a refused second start where this server is reached, or what it does; to be set once the port is known. */
  setNote(note: string): void
  /** Gives the folder up; the last step of a shutdown. A killed server need not: the next start takes the folder over. */
  release(): void
}

export type DataFolderLock = LockedDataFolder | { readonly kind: 'refused'; readonly reason: string }

/** In the data folder; held while a server runs on it. Its note is the server's address, or the one task it is there for. */
export const LOCK_FILE = 'server.lock'

/** Takes the data folder, making it when it is not there, or says who has it. Other file errors throw. */
export function lockDataFolder(dataFolder: string): DataFolderLock {
  mkdirSync(dataFolder, { recursive: true })
  const attempt = acquireLockFile(join(dataFolder, LOCK_FILE))
  if (attempt.kind === 'held') return { kind: 'refused', reason: explainHolder(dataFolder, attempt.holder) }
  return {
    kind: 'locked',
    setNote: (note) => attempt.lock.setNote(note),
    release: () => attempt.lock.release(),
  }
}

/** The message of a second start: which process has the folder, where it is reached, and what to do. */
export function explainHolder(dataFolder: string, holder: Pick<LockRecord, 'pid' | 'note'> | null): string {
  const elsewhere = 'start this one with another data folder (LECTERN_DATA)'
  if (holder === null) return `Another server is just taking ${dataFolder}. Try again in a moment, or ${elsewhere}.`
  const where = isAddress(holder.note) ? `at ${holder.note}` : holder.note || 'still starting'
  return `Lectern already runs on ${dataFolder}: process ${holder.pid}, ${where}. Use that one, end it, or ${elsewhere}.`
}

/** Whether a holder's note says where its server is reached. */
export function isAddress(note: string): boolean {
  return /^https?:/.test(note)
}

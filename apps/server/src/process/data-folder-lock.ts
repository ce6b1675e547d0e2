import {
  acquireLockFile,
  identifyProcess,
  isSameProcess,
  type LockAttempt,
  type LockRecord,
} from '@lectern/backend/lock-file'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { explainDataFolderFault } from './explain-data-folder-fault'

/** A data folder that this server has locked. */
interface LockedDataFolder {
  readonly kind: 'locked'
  /** Sets the note that a refused second start shows: this server's address or task. Called when the port is known. */
  setNote(note: string): void
  /** Releases the folder, as the last step of a shutdown. The next start takes over the lock of a killed server. */
  release(): void
}

export type DataFolderLock = LockedDataFolder | { readonly kind: 'refused'; readonly reason: string }

/** Lock file in the data folder, held while a server runs. Its note is the server's address or its single task. */
export const LOCK_FILE = 'server.lock'

/**
 * Locks the data folder, creating it if missing. Refuses a folder that another server holds or that cannot be written;
 * throws other file errors.
 */
export function lockDataFolder(dataFolder: string, acquire: typeof acquireLockFile = acquireLockFile): DataFolderLock {
  let attempt: LockAttempt
  try {
    mkdirSync(dataFolder, { recursive: true })
    attempt = acquire(join(dataFolder, LOCK_FILE))
  } catch (error) {
    const reason = explainDataFolderFault(dataFolder, error)
    if (reason === null) throw error
    return { kind: 'refused', reason }
  }
  return describeAttempt(dataFolder, attempt)
}

function describeAttempt(dataFolder: string, attempt: LockAttempt): DataFolderLock {
  if (attempt.kind === 'held') return { kind: 'refused', reason: explainHolder(dataFolder, attempt.holder) }
  return {
    kind: 'locked',
    setNote: (note) => attempt.lock.setNote(note),
    release: () => attempt.lock.release(),
  }
}

export type DataFolderHolder = { readonly kind: 'none' } | { readonly kind: 'held'; readonly note: string }

/** Required fields of a lock record. */
const Holder = z.object({ pid: z.number(), startedAs: z.string().nullable(), note: z.string() })
/** Time within which a record is written; one that stays unreadable for longer was left by a crash. */
const WRITING_MILLISECONDS = 1000

/** Returns the holder of the data folder and its note. Only reads, because trying the lock would refuse a starting server. */
export function findHolder(dataFolder: string): DataFolderHolder {
  const path = join(dataFolder, LOCK_FILE)
  const text = readTextIfAny(path)
  if (text === null) return { kind: 'none' }
  const holder = Holder.safeParse(parseJson(text))
  if (!holder.success) {
    const file = statSync(path, { throwIfNoEntry: false })
    const isBeingWritten = file !== undefined && Date.now() - file.mtimeMs < WRITING_MILLISECONDS
    return isBeingWritten ? { kind: 'held', note: '' } : { kind: 'none' }
  }
  const { pid, startedAs, note } = holder.data
  return isSameProcess(startedAs, identifyProcess(pid)) ? { kind: 'held', note } : { kind: 'none' }
}

function readTextIfAny(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // A partial record: its writer is still writing, or was killed.
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Returns the message of a refused start: the process that holds the folder, its address, and what to do. */
export function explainHolder(dataFolder: string, holder: Pick<LockRecord, 'pid' | 'note'> | null): string {
  const elsewhere = 'start this one with another data folder (LECTERN_DATA)'
  if (holder === null) return `Another server is just taking ${dataFolder}. Try again in a moment, or ${elsewhere}.`
  const where = isAddress(holder.note) ? `at ${holder.note}` : holder.note || 'still starting'
  return `Lectern already runs on ${dataFolder}: process ${holder.pid}, ${where}. Use that one, end it, or ${elsewhere}.`
}

/** Returns true if a holder's note is an address. */
export function isAddress(note: string): boolean {
  return /^https?:/.test(note)
}

import { acquireLockFile, identifyProcess, isSameProcess, type LockRecord } from '@lectern/backend/lock-file'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

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

export type DataFolderHolder = { readonly kind: 'none' } | { readonly kind: 'held'; readonly note: string }

/** What is written in the lock of a server; a record without these is none. */
const Holder = z.object({ pid: z.number(), startedAs: z.string().nullable(), note: z.string() })
/** A record is written in less time than this; one that cannot be read for longer was left by a crash. */
const WRITING_MILLISECONDS = 1000

/** Who holds the data folder, and what they say of themselves. Only looks: to try the lock would refuse a server that starts. */
export function findHolder(dataFolder: string): DataFolderHolder {
  const path = join(dataFolder, LOCK_FILE)
  const text = readTextIfAny(path)
  if (text === null) return { kind: 'none' }
  const holder = Holder.safeParse(parseJson(text))
  if (!holder.success) {
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    return Date.now() - changed < WRITING_MILLISECONDS ? { kind: 'held', note: '' } : { kind: 'none' }
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
    // Half of a record: its writer is at it, or was killed.
    if (error instanceof SyntaxError) return null
    throw error
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

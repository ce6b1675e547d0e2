import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { identifyProcess, identifySelf } from './identify-process'
import { isSameProcess } from './is-same-process'
import { type LockRecord, readLockRecord, writeLockRecord } from './lock-record'

/** A lock that this process holds. */
export interface HeldLock {
  /** Replaces the note that a refused process reads. */
  setNote(note: string): void
  /** Releases the lock; does nothing if it is no longer ours. */
  release(): void
}

export type LockAttempt = { kind: 'acquired'; lock: HeldLock } | { kind: 'held'; holder: LockRecord | null }

/** A file without a record is being written by its creator: it is left alone for this long. */
const UNREADABLE_GRACE_MS = 1000
/** The recovery guard is held for well under a millisecond; an old one was left by a killed process. */
const GUARD_GRACE_MS = 1000
const RETRY_MS = 5
const ATTEMPTS = 600

/**
 * Takes the lock file at `path` (created with O_EXCL), or returns its holder. Takes over a lock whose process is gone,
 * or whose pid belongs to another process now; of simultaneous takers one wins and the others see the winner. The
 * folder of `path` must exist; other file errors throw.
 */
export function acquireLockFile(path: string, note = ''): LockAttempt {
  const mine: LockRecord = {
    pid: process.pid,
    startedAs: identifySelf(),
    token: randomBytes(12).toString('hex'),
    note,
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) sleep(RETRY_MS)
    if (createExclusively(path, mine)) return { kind: 'acquired', lock: holdLock(path, mine) }
    const text = readTextIfAny(path)
    if (text === null) continue
    const holder = readLockRecord(text)
    if (holder !== null && isSameProcess(holder.startedAs, identifyProcess(holder.pid))) return { kind: 'held', holder }
    if (holder === null && ageMs(path) < UNREADABLE_GRACE_MS) continue
    removeStale(path, text)
  }
  return { kind: 'held', holder: null }
}

function createExclusively(path: string, record: LockRecord): boolean {
  try {
    writeFileSync(path, writeLockRecord(record), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/**
 * Removes the lock only if it still holds the stale record. The guard folder makes reading and removing atomic: without
 * it a second process could remove the lock that the first has just taken.
 */
function removeStale(path: string, judgedText: string): void {
  const guard = `${path}.recovering`
  try {
    mkdirSync(guard)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    if (ageMs(guard) > GUARD_GRACE_MS) rmSync(guard, { recursive: true, force: true })
    return
  }
  try {
    if (readTextIfAny(path) === judgedText) rmSync(path, { force: true })
  } finally {
    rmdirSync(guard)
  }
}

function holdLock(path: string, record: LockRecord): HeldLock {
  const isOurs = () => {
    const text = readTextIfAny(path)
    return text !== null && readLockRecord(text)?.token === record.token
  }
  return {
    setNote(note) {
      if (!isOurs()) return
      const next = `${path}.${record.token}`
      writeFileSync(next, writeLockRecord({ ...record, note }), { mode: 0o600 })
      renameSync(next, path)
    },
    release() {
      if (isOurs()) rmSync(path, { force: true })
    },
  }
}

function readTextIfAny(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

function ageMs(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat === undefined ? 0 : Date.now() - stat.mtimeMs
}

/** Blocks the thread for so many milliseconds: a start has nothing else to do, and a synchronous lock cannot be interleaved. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

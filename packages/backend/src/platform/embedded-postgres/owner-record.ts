import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identifyProcess, identifySelf, isSameProcess } from '../lock-file'
import { systemErrorCode } from './outcome'

/**
 * Record in a data folder of the process that started its database, so that other processes join it instead of stopping
 * it.
 */
export interface OwnerRecord {
  claim(): void
  release(): void
  /** Returns true if the process that claimed the database still runs. */
  isAlive(): boolean
}

export function ownerRecord(dataDir: string): OwnerRecord {
  const path = join(dataDir, 'database-owner.json')
  return {
    claim: () => writeFileSync(path, JSON.stringify({ pid: process.pid, startedAs: identifySelf() }), { mode: 0o600 }),
    release: () => rmSync(path, { force: true }),
    isAlive() {
      const owner = readOwner(path)
      return owner !== null && isSameProcess(owner.startedAs, identifyProcess(owner.pid))
    },
  }
}

function readOwner(path: string): { pid: number; startedAs: string | null } | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof value !== 'object' || value === null || !('pid' in value && 'startedAs' in value)) return null
    if (typeof value.pid !== 'number') return null
    return { pid: value.pid, startedAs: typeof value.startedAs === 'string' ? value.startedAs : null }
  } catch (error) {
    // No record, or one torn by a crash.
    if (systemErrorCode(error) === 'ENOENT' || error instanceof SyntaxError) return null
    throw error
  }
}

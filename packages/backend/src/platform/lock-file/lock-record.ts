/** Content of a lock file. */
export interface LockRecord {
  readonly pid: number
  /** Start of that pid, from `identifyProcess`; null if the system does not report it. */
  readonly startedAs: string | null
  /** Random; distinguishes two locks of one process. */
  readonly token: string
  /** Free text for refused processes, for instance the server's address. */
  readonly note: string
}

export function writeLockRecord(record: LockRecord): string {
  return `${JSON.stringify(record)}\n`
}

/** Parses a lock file; null if it is incomplete, empty or of another form. */
export function readLockRecord(text: string): LockRecord | null {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return null
  if (!('pid' in value && 'startedAs' in value && 'token' in value && 'note' in value)) return null
  const { pid, startedAs, token, note } = value
  if (typeof pid !== 'number' || typeof token !== 'string' || typeof note !== 'string') return null
  if (startedAs !== null && typeof startedAs !== 'string') return null
  return { pid, startedAs, token, note }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

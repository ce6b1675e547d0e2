/** What a lock file holds. */
export interface LockRecord {
  readonly pid: number
  /** Which start of that pid, as `identifyProcess` says it; null where the system does not say. */
  readonly startedAs: string | null
  /** Random; tells two locks of one process apart. */
  readonly token: string
  /** Free text for the refused: the address of the server, for instance. */
  readonly note: string
}

export function writeLockRecord(record: LockRecord): string {
  return `${JSON.stringify(record)}\n`
}

/** Reads a lock file's text; null when it is torn, empty or of another form. */
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

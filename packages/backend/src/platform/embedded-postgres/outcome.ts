/** Address of a database, in the form of the options of `pg`. */
export interface Connection {
  /** A folder with the server's socket, or a network host. */
  readonly host: string
  readonly port?: number
  readonly user: string
  readonly password: string
  readonly database: string
}

/** A failed start: the problem, and a way out for the operator. */
export interface StartFailure {
  readonly kind: 'failed'
  readonly reason: string
  readonly help: string
}

export const USE_YOUR_OWN_DATABASE = 'set DATABASE_URL to a PostgreSQL 15 or later of your own'

export function startFailure(reason: string, help: string): StartFailure {
  return { kind: 'failed', reason, help }
}

/** Returns the code of a system error (`ENOENT`), or null for any other value. */
export function systemErrorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}

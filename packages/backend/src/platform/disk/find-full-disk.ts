/** The disk that is full: the one with the data folder, or that of PostgreSQL. */
export type FullDisk = 'data-folder' | 'database'

/** SQLSTATE `disk_full`. */
const diskFullState = '53100'

/** Returns the disk whose lack of space caused an error; null for any other error. */
export function findFullDisk(error: unknown): FullDisk | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? cause.code : null
    if (code === diskFullState) return 'database'
    // EDQUOT: the space that the account may use is full.
    if (code === 'ENOSPC' || code === 'EDQUOT') return 'data-folder'
  }
  return null
}

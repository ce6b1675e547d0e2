/** Reasons why a folder cannot be written, by the system's error code. */
const reasons: Readonly<Record<string, string>> = {
  EROFS: 'its disk is read-only',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the space that this account may use is full',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
}

/**
 * Returns the message of a start that failed because the data folder cannot be written: the reason and what to do; null
 * for any other error.
 */
export function explainDataFolderFault(dataFolder: string, error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  const reason = reasons[String(error.code)]
  const isThere = 'path' in error && typeof error.path === 'string' && error.path.startsWith(dataFolder)
  // A write to a full disk names no path.
  const isFull = error.code === 'ENOSPC' || error.code === 'EDQUOT'
  if (reason === undefined || !(isThere || isFull)) return null
  return `The data folder ${dataFolder} cannot be written: ${reason}. Mend that, or choose another folder (LECTERN_DATA).`
}

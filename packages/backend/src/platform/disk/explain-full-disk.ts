import { ApiFailure } from '../../entities/failures/api-failure'
import { findFullDisk, type FullDisk } from './find-full-disk'

const messages: Readonly<Record<FullDisk, string>> = {
  'data-folder': 'The disk of the data folder is full, so this was not stored. Free some space on it, then try again.',
  database: 'The disk of PostgreSQL is full, so this was not stored. Free some space on it, then try again.',
}

/** Returns the failure that names the full disk behind an error; null for any other error. */
export function explainFullDisk(error: unknown): ApiFailure | null {
  const disk = findFullDisk(error)
  return disk === null ? null : new ApiFailure('disk-full', messages[disk], { cause: error })
}

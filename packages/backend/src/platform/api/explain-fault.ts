import { ApiFailure } from '../../entities/failures/api-failure'
import { isDatabaseAway } from '../database/is-database-away'
import { explainFullDisk } from '../disk/explain-full-disk'
import { StoreUnavailableError } from '../objects/store-unavailable-error'
import { isDeletedAccountError } from './is-deleted-account-error'

/** Converts an error that no handler has converted: a state of the server that passes, or a fault of the program. */
export function explainFault(error: Error, requestId: string): ApiFailure {
  if (isDeletedAccountError(error)) return new ApiFailure('session-ended', 'This account was deleted.')
  if (isDatabaseAway(error)) {
    return new ApiFailure('database-away', 'The database cannot be reached at the moment. Try again in a moment.')
  }
  if (error instanceof StoreUnavailableError) {
    return new ApiFailure('store-away', 'The file store cannot be reached at the moment. Try again in a moment.')
  }
  const full = explainFullDisk(error)
  if (full !== null) return full
  return new ApiFailure('internal', `Something went wrong on the server. Report it with the number ${requestId}.`)
}

import type { ResponseValidators } from '../validators/response-validators'

/** Adds the validators of the calls of the library, whose responses are lists as those of `listBooks`. */
export function withLibrary(validators: ResponseValidators): ResponseValidators {
  const { listBooks } = validators
  if (!listBooks) throw new Error('The validators lack the call listBooks')
  return { ...validators, listLibrary: listBooks, listRecentLibraryBooks: listBooks }
}

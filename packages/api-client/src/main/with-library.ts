import type { ResponseValidators } from '../validators/response-validators'

/** Adds the validator of `listLibrary`, whose pages are responses of `listBooks`. */
export function withLibrary(validators: ResponseValidators): ResponseValidators {
  const { listBooks } = validators
  if (!listBooks) throw new Error('The validators lack the call listBooks')
  return { ...validators, listLibrary: listBooks }
}

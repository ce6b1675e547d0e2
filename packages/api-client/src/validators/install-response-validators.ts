import type { ApiFailure } from '../session/read-api-failure'
import type { SessionExtra } from '../session/session-extra'
import type { ResponseValidators } from './response-validators'

/**
 * Validates all later responses of a store's clients. A response that does not match its schema is returned as a failure
 * that names the call and the field. Unknown fields pass, and so does a response with a status that the contract declares
 * no schema for. No response is modified.
 *
 * @param extra the store's thunk.extraArgument
 * @param sets validators of the store's clients
 */
export function installResponseValidators(extra: SessionExtra, ...sets: readonly ResponseValidators[]): void {
  const validators: ResponseValidators = Object.fromEntries(sets.flatMap((set) => Object.entries(set)))
  extra.checkResponse = (endpoint, data, status) => findFault(validators, endpoint, data, status)
}

function findFault(
  validators: ResponseValidators,
  endpoint: string,
  data: unknown,
  status: number | undefined,
): ApiFailure | null {
  const validator = validators[endpoint]
  if (!validator) return null
  const effectiveStatus = status ?? Number(Object.keys(validator.responses)[0])
  const result = validator.responses[effectiveStatus]?.safeParse(data)
  if (!result || result.success) return null
  const field = result.error?.issues[0]?.path.map(String).join('.') ?? ''
  const { call } = validator
  const where = field === '' ? '' : ` (field "${field}")`
  const msg = `The response of ${call} has an unexpected format${where}. The server may have a different version.`
  return { status: effectiveStatus, code: 'unreadable', msg, call, field }
}

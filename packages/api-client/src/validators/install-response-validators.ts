import type { ApiFailure } from '../session/read-api-failure'
import type { SessionExtra } from '../session/session-extra'
import { compileSchema } from './compile-schema'
import type { ResponseSchema, ResponseValidators } from './response-validators'

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
  const compiled = new Map<ResponseSchema, (data: unknown) => boolean>()
  extra.checkResponse = (endpoint, data, status) => {
    const validator = validators[endpoint]
    if (!validator) return null
    const effectiveStatus = status ?? Number(Object.keys(validator.responses)[0])
    const schema = validator.responses[effectiveStatus]
    if (!schema) return null
    const matches = compiled.get(schema) ?? compileSchema(schema)
    compiled.set(schema, matches)
    return matches(data) ? null : findFault(validator.call, schema, data, effectiveStatus)
  }
}

/** Parses data that its schema does not match, to name the field. */
function findFault(call: string, schema: ResponseSchema, data: unknown, status: number): ApiFailure | null {
  const result = schema.safeParse(data)
  if (result.success) return null
  const field = result.error?.issues[0]?.path.map(String).join('.') ?? ''
  const where = field === '' ? '' : ` (field "${field}")`
  const msg = `The response of ${call} has an unexpected format${where}. The server may have a different version.`
  return { status, code: 'unreadable', msg, call, field }
}

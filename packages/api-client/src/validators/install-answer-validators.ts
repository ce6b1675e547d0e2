import type { ApiFailure } from '../session/read-api-failure'
import type { SessionExtra } from '../session/session-extra'
import type { AnswerValidators } from './answer-validators'

/**
 * Validates all later responses of a store's clients: one that does not fit its schema is a failure with call and field.
 * Unknown fields pass, and no response is modified.
 *
 * @param extra the store's thunk.extraArgument
 * @param sets validators of the store's clients
 */
export function installAnswerValidators(extra: SessionExtra, ...sets: readonly AnswerValidators[]): void {
  const validators: AnswerValidators = Object.fromEntries(sets.flatMap((set) => Object.entries(set)))
  extra.checkAnswer = (endpoint, data, status) => findFault(validators, endpoint, data, status)
}

function findFault(
  validators: AnswerValidators,
  endpoint: string,
  data: unknown,
  status: number | undefined,
): ApiFailure | null {
  const validator = validators[endpoint]
  if (!validator) return null
  const knownStatus = status ?? Number(Object.keys(validator.answers)[0])
  const verdict = validator.answers[knownStatus]?.safeParse(data)
  if (!verdict || verdict.success) return null
  const field = verdict.error?.issues[0]?.path.map(String).join('.') ?? ''
  const { call } = validator
  const what = field === '' ? 'something' : `"${field}"`
  const msg = `${call} answers ${what} in a form that this page cannot read: is the server of another version?`
  return { status: knownStatus, code: 'unreadable', msg, call, field }
}

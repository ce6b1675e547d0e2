import type { ApiFailure } from '../session/read-api-failure'
import type { SessionExtra } from '../session/session-extra'
import type { AnswerValidators } from './answer-validators'

/**
 * From now on the clients of a store look at what is answered: an answer in another form than the contract's is a failure
 * that names the call and the field. Unknown fields pass, and nothing is taken out of an answer or changed in it.
 *
 * @param extra what the store was given as thunk.extraArgument
 * @param sets those of the clients that the store has
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
  const known = validators[endpoint]
  if (!known) return null
  const given = status ?? Number(Object.keys(known.answers)[0])
  const verdict = known.answers[given]?.safeParse(data)
  if (!verdict || verdict.success) return null
  const field = verdict.error?.issues[0]?.path.map(String).join('.') ?? ''
  const { call } = known
  const what = field === '' ? 'something' : `"${field}"`
  const msg = `${call} answers ${what} in a form that this page cannot read: is the server of another version?`
  return { status: given, code: 'unreadable', msg, call, field }
}

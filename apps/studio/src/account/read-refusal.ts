import { isApiFailure } from '@lectern/api-client/session'

/** Why a call was refused, as far as its screen tells it apart. */
export type Refusal =
  /** The link was used, or is too old. */
  | { kind: 'link over' }
  | { kind: 'too many' }
  /** No answer came. */
  | { kind: 'unreachable' }
  /** One field is wrong, in the server's words. */
  | { kind: 'field'; field: string; text: string }
  | { kind: 'other'; text: string }

const tooManyTries = 429

/** Reads what a call threw; what is no answer of a server is thrown on. */
export function readRefusal(error: unknown): Refusal {
  if (!isApiFailure(error)) throw error
  if (error.code === 'link-not-valid') return { kind: 'link over' }
  if (error.status === tooManyTries) return { kind: 'too many' }
  if (error.msg === '') return { kind: 'unreachable' }
  if (error.field !== undefined) return { kind: 'field', field: error.field, text: error.msg }
  return { kind: 'other', text: error.msg }
}

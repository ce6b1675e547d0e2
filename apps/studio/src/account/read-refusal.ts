import { isApiFailure } from '@lectern/api-client/session'

/** The reason why the server refused a call, as far as the account screens tell them apart. */
export type Refusal =
  /** The link was used already or is too old. */
  | { kind: 'link-expired' }
  | { kind: 'too-many' }
  /** The server did not respond. */
  | { kind: 'unreachable' }
  /** One field is invalid; `text` is the server's own. */
  | { kind: 'field'; field: string; text: string }
  | { kind: 'other'; text: string }

const tooManyTries = 429

/** Reads the reason out of a rejected call. Rethrows errors that are not a response of a server. */
export function readRefusal(error: unknown): Refusal {
  if (!isApiFailure(error)) throw error
  if (error.code === 'link-not-valid') return { kind: 'link-expired' }
  if (error.status === tooManyTries) return { kind: 'too-many' }
  if (error.msg === '') return { kind: 'unreachable' }
  if (error.field !== undefined) return { kind: 'field', field: error.field, text: error.msg }
  return { kind: 'other', text: error.msg }
}

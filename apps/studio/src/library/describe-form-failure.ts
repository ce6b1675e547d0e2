import type { Retry } from '@lectern/api-client/retry'
import { isApiFailure } from '@lectern/api-client/session'
import type { studioMessages, TextsOf, Translate } from '@lectern/messages'
import { describePassingCause } from '@lectern/ui'

/**
 * Returns the text below a form that was not saved: that it is tried again, else the server's own text or the given one.
 *
 * @param error of the call; undefined if it has not failed
 */
export function describeFormFailure(
  t: Translate<TextsOf<typeof studioMessages>>,
  error: unknown,
  { cause }: Pick<Retry, 'cause'>,
  otherwise: string,
): string | undefined {
  if (error === undefined) return undefined
  if (cause !== null) return t('savePostponed', { reason: describePassingCause(t, cause) })
  return isApiFailure(error) && error.msg !== '' ? error.msg : otherwise
}

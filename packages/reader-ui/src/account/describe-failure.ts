import type { ApiFailure } from '@lectern/api-client/session'
import type { readerAccountMessages, TextsOf, Translate } from '@lectern/messages'

const tooManyRequests = 429

/** Returns the text for a failed call of the account. */
export function describeFailure(t: Translate<TextsOf<typeof readerAccountMessages>>, failure: ApiFailure): string {
  if (failure.status === tooManyRequests) return t('accountTooMany')
  return failure.msg === '' ? t('accountUnreachable') : failure.msg
}

import { isApiFailure } from '@lectern/api-client/session'
import { bookDetailsMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'

/** Returns a function that explains why a change of a chapter failed. */
export function useDescribeFailure(): (failure: unknown) => string {
  const t = useTranslate(bookDetailsMessages)
  return (failure) => {
    if (!isApiFailure(failure)) return t('chaptersFailed')
    if (failure.status === 412) return t('chaptersStale')
    return failure.msg === '' ? t('chaptersFailed') : failure.msg
  }
}

import type { readerMessages, TextsOf, Translate } from '@lectern/messages'
import type { OpeningFailure } from './opening-failure'

/** What stands in place of a book, in a few words. @param failure null while the book is on its way */
export function nameOpening(failure: OpeningFailure | null, t: Translate<TextsOf<typeof readerMessages>>): string {
  switch (failure) {
    case null:
      return t('bookLoading')
    case 'missing':
      return t('bookMissing')
    case 'not-allowed':
      return t('bookNeedsSignIn')
    case 'unreachable':
      return t('bookFailed')
    case 'empty':
      return t('bookEmpty')
  }
}

import type { readerMessages, TextsOf, Translate } from '@lectern/messages'
import type { OpeningFailure } from './opening-failure'

/** Returns a title for a book's loading or error state. @param failure null while the book loads */
export function describeOpening(failure: OpeningFailure | null, t: Translate<TextsOf<typeof readerMessages>>): string {
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

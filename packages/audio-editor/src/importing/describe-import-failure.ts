import type { audioEditorMessages, TextsOf, Translate } from '@lectern/messages'
import type { ImportFailure } from './import-work'

/** Returns the text of a failed import, with a way out. */
export function describeImportFailure(
  t: Translate<TextsOf<typeof audioEditorMessages>>,
  failure: ImportFailure,
): string {
  switch (failure.kind) {
    case 'unreadable':
      return t('importUnreadable', { name: failure.fileName })
    case 'empty':
      return t('importEmpty', { name: failure.fileName })
    case 'too-long':
      return t('importTooLong', { name: failure.fileName })
    case 'too-long-to-cut':
      return t('importTooLongToCut', { name: failure.fileName })
    case 'call': {
      const status = failure.status ?? t('trackNoConnection')
      return t(failure.step === 'upload' ? 'importUploadFailed' : 'importNameFailed', { status })
    }
    case 'not-aligned':
      return [t('importNotAligned'), failure.text].filter((text) => text !== '').join(' ')
    case 'not-loaded':
      return t('refreshFailed')
    case 'other':
      return t('importFailed')
  }
}

/** Returns true if the same file fails in the same way again. */
export function needsOtherFile({ kind }: ImportFailure): boolean {
  return kind === 'unreadable' || kind === 'empty' || kind === 'too-long' || kind === 'too-long-to-cut'
}

import type { audioEditorMessages, TextsOf, Translate } from '@lectern/messages'
import { describeUploadFailure } from '../generation/describe-upload-failure'
import type { TrackAction, TrackFailure } from './track-work'

/**
 * Returns the text of a failed action: that of the failed step, else the server's own, else the general one of the action.
 *
 * @param service name of the upload storage in this installation
 */
export function describeTrackFailure(
  t: Translate<TextsOf<typeof audioEditorMessages>>,
  action: TrackAction['kind'],
  failure: TrackFailure,
  service?: string,
): string {
  switch (failure.kind) {
    case 'call': {
      const status = failure.status ?? t('trackNoConnection')
      switch (failure.step) {
        case 'find':
        case 'fetch':
          return t('audioFetchFailed', { status })
        case 'upload':
          return describeUploadFailure(t, { status, service })
        case 'name':
          return t('audioNameUpdateFailed', { status })
      }
    }
    case 'unreadable-wav':
      return t('trackUnreadableWav')
    case 'not-loaded':
      return t('refreshFailed')
    case 'other':
      if (failure.text !== '') return failure.text
      return t(action === 'convert' ? 'convertFailed' : action === 'refresh' ? 'refreshFailed' : 'alignFailed')
  }
}

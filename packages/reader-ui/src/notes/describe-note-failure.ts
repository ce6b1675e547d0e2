import type { noteMessages, TextsOf, Translate } from '@lectern/messages'
import type { NoteFailure } from './step-sync'

/** Returns the text of a failure: the server's message, or its status, or without a response, where the note is kept. */
export function describeNoteFailure({ status, message }: NoteFailure, t: Translate<TextsOf<typeof noteMessages>>) {
  if (message !== null) return message
  return status === null ? t('noteKept') : t('noteFailed', { status: String(status) })
}

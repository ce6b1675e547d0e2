import type { Rect, RetimedPage } from '@lectern/core/pipeline'
import type { PageToSync } from './page-to-sync'

/** Returns true if a page got other times than it has. The MP3 of a narration comes after its WAV, with the same times. */
export function hasNewTimes({ page, words, sentences }: RetimedPage<PageToSync>): boolean {
  return !areEqual(words, page.words) || !areEqual(sentences, page.sentences)
}

function areEqual(after: readonly Rect[], before: readonly Rect[] = []): boolean {
  return after.length === before.length && after.every((rect, index) => isEqual(rect, before[index]))
}

function isEqual(after: Rect, before: Rect | undefined): boolean {
  return (
    after.id === before?.id &&
    after.startTime === before.startTime &&
    after.endTime === before.endTime &&
    after.timing?.source === before.timing?.source &&
    after.timing?.narration === before.timing?.narration
  )
}

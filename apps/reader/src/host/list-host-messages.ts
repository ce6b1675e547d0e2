import type { PlaybackState, ReaderMessage } from '@lectern/embed/protocol'
import type { ReadingState } from '@lectern/reader-ui'

/** State that the host page has been sent so far. */
export interface ReportedState {
  readonly reading: ReadingState
  /** Pages of the open book that were visible in this visit. */
  readonly seen: ReadonlySet<number>
  /** The page at which the end of the book was reported; null after another page was shown. */
  readonly endedAt: number | null
}

/** Returns the messages to send to the host page now, and the state it then knows. None before a book is open. */
export function listHostMessages(
  before: ReportedState | null,
  reading: ReadingState,
): { readonly messages: readonly ReaderMessage[]; readonly reported: ReportedState | null } {
  const { outline, shown } = reading
  if (outline === null || shown === null) return { messages: [], reported: null }
  const isNew = before?.reading.outline !== outline
  // The generated cover of an audio book is not one of its pages.
  const pages = outline.chapters.flatMap(({ chapterId, pages: own }) => (chapterId > 0 ? own : []))
  const pageNumber = pages.findIndex(({ pageId }) => pageId === shown.pageId) + 1
  const isSameBook = before?.reading.outline?.bookId === outline.bookId
  const seenBefore = isSameBook ? before.seen : new Set<number>()
  const seen = pageNumber === 0 || seenBefore.has(shown.pageId) ? seenBefore : new Set([...seenBefore, shown.pageId])
  const messages: ReaderMessage[] = []
  if (isNew) {
    messages.push({ type: 'ready', bookId: outline.bookId, language: outline.language, pageCount: pages.length })
  }
  if (isNew || before.reading.shown?.pageId !== shown.pageId) {
    messages.push({ type: 'page', chapterId: shown.chapterId, pageId: shown.pageId, pageNumber })
  }
  if (isNew || seen !== before.seen) {
    messages.push({ type: 'progress', seenPages: seen.size, pageCount: pages.length })
  }
  if (before !== null && stateOf(before.reading) !== stateOf(reading)) {
    messages.push({ type: 'playback', state: stateOf(reading) })
  }
  const isEnded = reading.end?.place.pageId === shown.pageId
  const endedBefore = isSameBook && before.endedAt === shown.pageId
  if (isEnded && !endedBefore) messages.push({ type: 'end', bookId: outline.bookId })
  return { messages, reported: { reading, seen, endedAt: isEnded || endedBefore ? shown.pageId : null } }
}

function stateOf(reading: ReadingState): PlaybackState {
  if (reading.failure === 'gesture-needed') return 'blocked'
  return reading.isPlaying ? 'playing' : 'paused'
}

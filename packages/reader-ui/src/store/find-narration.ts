import type { Outline, OutlineChapter, Place } from './outline'

export interface NarrationPoint {
  readonly place: Place
  /** In seconds of the chapter's narration. */
  readonly seconds: number
}

/**
 * Finds the position at which the narration starts on a page: at the page's first word, else on the next narrated page,
 * even if that is in a later chapter. A chapter starts at 0 seconds, so that an introduction before its first word is
 * heard. null if nothing is narrated from here on.
 */
export function findNarration(outline: Outline, from: Place): NarrationPoint | null {
  const first = outline.chapters.findIndex(({ chapterId }) => chapterId === from.chapterId)
  if (first < 0) return null
  for (const [index, chapter] of outline.chapters.slice(first).entries()) {
    const point = findInChapter(chapter, index === 0 ? from.pageId : null)
    if (point !== null) return point
  }
  return null
}

function findInChapter(chapter: OutlineChapter, fromPageId: number | null): NarrationPoint | null {
  const { chapterId, pages } = chapter
  if (!chapter.isNarrated) return null
  const fromIndex = fromPageId === null ? 0 : pages.findIndex(({ pageId }) => pageId === fromPageId)
  const opening = pages.findIndex(({ startSeconds }) => startSeconds !== null)
  if (opening < 0) {
    // A narration without timings starts at its beginning, on every page.
    const page = pages[Math.max(0, fromIndex)]
    return page === undefined ? null : { place: { chapterId, pageId: page.pageId }, seconds: 0 }
  }
  for (const [index, page] of pages.entries()) {
    if (index < fromIndex || page.startSeconds === null) continue
    return { place: { chapterId, pageId: page.pageId }, seconds: index === opening ? 0 : page.startSeconds }
  }
  return null
}

import type { NarrationOrigin } from '@lectern/core/staleness'

/** Returns the origin of corrected words: a correction by hand changes their times, not the text and voice of the track. */
export function keepInputDigests(corrected: NarrationOrigin, before: NarrationOrigin | null): NarrationOrigin {
  if (before === null) return corrected
  const sentences = new Map(before.pages.map((page) => [page.pageVariationId, page.sentences]))
  return {
    voice: before.voice,
    pages: corrected.pages.map((page) => ({ ...page, sentences: sentences.get(page.pageVariationId) ?? null })),
  }
}

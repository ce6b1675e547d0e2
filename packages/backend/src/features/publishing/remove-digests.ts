import type { ChapterWithPages, LoadedPageVariation } from '../../entities/books/books.repository'
import type { StoredRect } from '../../entities/schema/stored-shapes'

/** Removes the digests of what rects and times were made from: they serve authors alone. */
export function removeDigests(chapters: readonly ChapterWithPages[]): ChapterWithPages[] {
  return chapters.map((chapter) => ({
    ...chapter,
    pages: chapter.pages.map((page) => ({ ...page, variations: page.variations.map(withoutDigests) })),
  }))
}

function withoutDigests({ rectImage: _rectImage, rectData, ...row }: LoadedPageVariation): LoadedPageVariation {
  if (rectData === undefined) return row
  const { rects, rectsByWords, ...more } = rectData
  return {
    ...row,
    rectData: { ...more, rects: rects.map(withoutNarration), rectsByWords: rectsByWords.map(withoutNarration) },
  }
}

function withoutNarration(rect: StoredRect): StoredRect {
  const { timing } = rect
  if (typeof timing !== 'object' || timing === null || !('narration' in timing)) return rect
  const { narration: _narration, ...shown } = timing
  return { ...rect, timing: shown }
}

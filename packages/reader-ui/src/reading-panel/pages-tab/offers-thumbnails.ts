import { thumbnailSamplePages } from '@lectern/core/book'
import type { ReaderBook } from '../../book/reader-book'

/**
 * Returns true if one of the first 3 pages has a thumbnail. A blank link counts as none, and the generated cover of an audio
 * book is not a page.
 */
export function offersThumbnails({ chapters }: Pick<ReaderBook, 'chapters'>): boolean {
  const pages = chapters.filter(({ chapterId }) => chapterId >= 0).flatMap((chapter) => chapter.pages)
  return pages.slice(0, thumbnailSamplePages).some(({ thumbnailLink }) => Boolean(thumbnailLink?.trim()))
}

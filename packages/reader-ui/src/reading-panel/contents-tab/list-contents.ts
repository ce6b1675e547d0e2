import type { readingToolsMessages, TextsOf, Translate } from '@lectern/messages'
import { formatTime } from '@lectern/messages'
import type { TreeNode } from '@lectern/ui'
import type { ReaderBook } from '../../book/reader-book'
import type { Place } from '../../store/outline'

type TranslateFn = Translate<TextsOf<typeof readingToolsMessages>>

/**
 * Lists the chapters of a book and their pages as entries of a tree. The pages of a book's only chapter are the first level.
 * Pages without a name are called by their number within the book; covers have none.
 */
export function listContents(book: Pick<ReaderBook, 'chapters'>, t: TranslateFn): readonly TreeNode[] {
  let pageNumber = 0
  const hasChapters = book.chapters.filter(({ chapterId }) => chapterId >= 0).length > 1
  return book.chapters.flatMap((chapter): readonly TreeNode[] => {
    const { chapterId, name, nameLanguage, durationSeconds } = chapter
    const pages = chapter.pages.map((page): TreeNode => {
      if (chapterId >= 0) pageNumber += 1
      const id = toContentsId({ chapterId, pageId: page.pageId })
      if (chapterId < 0) return { id, label: t('contentsCover') }
      const pageName = page.name?.trim()
      if (!pageName) return { id, label: t('contentsPage', { page: pageNumber }) }
      return { id, label: pageName, lang: page.language, tail: pageNumber }
    })
    if (chapterId < 0 || !hasChapters) return pages
    const tail = durationSeconds === null ? undefined : formatTime(durationSeconds)
    return [{ id: toChapterId(chapterId), label: name, lang: nameLanguage ?? undefined, tail, children: pages }]
  })
}

export function toChapterId(chapterId: number): string {
  return String(chapterId)
}

export function toContentsId({ chapterId, pageId }: Place): string {
  return `${chapterId}/${pageId}`
}

/** Returns the page of an entry: of a chapter, its first. Null for an entry that is not of this book. */
export function findContentsPlace({ chapters }: Pick<ReaderBook, 'chapters'>, id: string): Place | null {
  for (const { chapterId, pages } of chapters) {
    const page = pages.find(({ pageId }) => id === toContentsId({ chapterId, pageId }))
    const found = id === toChapterId(chapterId) ? pages[0] : page
    if (found !== undefined) return { chapterId, pageId: found.pageId }
  }
  return null
}

import { readingToolsMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import type { ReaderBook } from '../book/reader-book'
import { useReaderSelector } from '../connected/use-reader-store'
import { addNote, bookmarkIcon, removeNote } from '../notes/note'
import type { UsedNotes } from '../notes/use-notes'
import { findBookmark } from './list-bookmarks'
import { useRemoval } from './use-removal'
import { writeExcerpt } from './write-excerpt'
import { createKey } from '../store/create-key'

export interface BookmarkToggle {
  /** Null for a page that cannot be bookmarked: the generated cover is no page that a note can name. */
  readonly isBookmarked: boolean | null
  readonly toggle: () => void
}

/** Bookmarks the visible page, or removes its bookmark. */
export function useBookmarkToggle(book: ReaderBook, { notes, store }: UsedNotes): BookmarkToggle {
  const t = useTranslate(readingToolsMessages)
  const showToast = useToast()
  const remove = useRemoval(store)
  const shown = useReaderSelector(({ reading }) => reading.shown)
  const own = findBookmark(notes, shown?.pageId)
  const toggle = () => {
    if (shown === null) return
    if (own !== undefined) return remove(own)
    const page = book.chapters.flatMap(({ pages }) => pages).find(({ pageId }) => pageId === shown.pageId)
    if (page === undefined) throw new Error(`Page ${shown.pageId} is not in book ${book.bookId}`)
    const bookmark = {
      key: createKey(),
      pageId: shown.pageId,
      icon: bookmarkIcon,
      text: '',
      size: null,
      x: null,
      y: null,
      excerpt: writeExcerpt(page.words),
      createdAt: new Date().toISOString(),
    }
    store.change((all) => addNote(all, bookmark))
    showToast({
      tone: 'success',
      message: t('bookmarkAdded'),
      action: { label: t('undo'), onPress: () => store.change((all) => removeNote(all, bookmark.key)) },
    })
  }
  return { isBookmarked: shown === null || shown.pageId <= 0 ? null : own !== undefined, toggle }
}

import { readingToolsMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import type { ReaderBook } from '../book/reader-book'
import { useReaderSelector, useReaderStore } from '../connected/use-reader-store'
import type { Place } from '../store/outline'
import { addNote, bookmarkIcon, removeNote, type Notes } from '../notes/note'
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
  const reader = useReaderStore()
  const t = useTranslate(readingToolsMessages)
  const showToast = useToast()
  const remove = useRemoval(store)
  // Not the page itself: a turn would render all tools of the header again.
  const isBookmarked = useReaderSelector(({ reading }) => isPlaceBookmarked(notes, reading.shown))
  const toggle = () => {
    const { shown } = reader.getState().reading
    if (shown === null) return
    const own = findBookmark(notes, shown.pageId)
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
  return { isBookmarked, toggle }
}

function isPlaceBookmarked(notes: Notes, place: Place | null): boolean | null {
  return place === null || place.pageId <= 0 ? null : findBookmark(notes, place.pageId) !== undefined
}

import { readingToolsMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { addBookmark, removeBookmark, type Bookmark } from './bookmark'
import type { BookmarkStore } from './create-bookmark-store'

/** Returns a function that removes a bookmark and offers to undo that. */
export function useRemoval(store: BookmarkStore): (bookmark: Bookmark) => void {
  const t = useTranslate(readingToolsMessages)
  const showToast = useToast()
  return ({ key, pageId, name, excerpt, createdAt }) => {
    store.change((all) => removeBookmark(all, key))
    // The note may be gone already, so that an undo makes a new one.
    const again = { key: crypto.randomUUID(), noteId: null, pageId, name, excerpt, createdAt, isRenamed: false }
    showToast({
      message: t('bookmarkRemoved'),
      action: { label: t('undo'), onPress: () => store.change((all) => addBookmark(all, again)) },
    })
  }
}

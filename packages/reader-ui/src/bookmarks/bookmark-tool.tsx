import { readingToolsMessages } from '@lectern/messages'
import { IconButton, useToast, useTranslate } from '@lectern/ui'
import { Bookmark as BookmarkIcon } from '@lectern/ui/icons'
import { useEffect, useEffectEvent } from 'react'
import { useReaderSelector } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { addBookmark, removeBookmark } from './bookmark'
import { markPages } from './mark-pages'
import { useRemoval } from './use-removal'
import type { UsedBookmarks } from './use-bookmarks'
import { writeExcerpt } from './write-excerpt'
import * as styles from './bookmark-tool.css'

export interface BookmarkToolProps extends ReadingToolsProps {
  readonly bookmarks: UsedBookmarks
}

/** Bookmarks the visible page, or removes its bookmark. A ribbon marks bookmarked pages; pressing it removes the bookmark. */
export function BookmarkTool({ book, slots, bookmarks: { bookmarks, store } }: BookmarkToolProps) {
  const t = useTranslate(readingToolsMessages)
  const showToast = useToast()
  const remove = useRemoval(store)
  const shown = useReaderSelector(({ reading }) => reading.shown)
  const own = bookmarks.list.find(({ pageId }) => pageId === shown?.pageId)

  const toggle = () => {
    if (shown === null) return
    if (own !== undefined) return remove(own)
    const page = book.chapters.flatMap(({ pages }) => pages).find(({ pageId }) => pageId === shown.pageId)
    const bookmark = {
      key: crypto.randomUUID(),
      noteId: null,
      pageId: shown.pageId,
      name: '',
      excerpt: writeExcerpt(page?.words ?? []),
      createdAt: new Date().toISOString(),
      isRenamed: false,
    }
    store.change((all) => addBookmark(all, bookmark))
    showToast({
      tone: 'success',
      message: t('bookmarkAdded'),
      action: { label: t('undo'), onPress: () => store.change((all) => removeBookmark(all, bookmark.key)) },
    })
  }

  const { stage } = slots
  const { list } = bookmarks
  const pressRibbon = useEffectEvent((pageId: number) => {
    const pressed = list.find((each) => each.pageId === pageId)
    if (pressed !== undefined) remove(pressed)
  })
  useEffect(() => {
    if (stage === null) return undefined
    const pageIds = new Set(list.map(({ pageId }) => pageId))
    return markPages(stage, { pageIds, onPress: (pageId) => pressRibbon(pageId) })
  }, [stage, list])
  return (
    <div className={styles.tool} data-on={own === undefined ? undefined : ''}>
      <IconButton
        icon={BookmarkIcon}
        label={t('bookmarkPage')}
        pressed={own !== undefined}
        // The generated cover is no page that a note can name.
        disabled={shown === null || shown.pageId <= 0}
        onClick={toggle}
      />
    </div>
  )
}

import { readingToolsMessages } from '@lectern/messages'
import { EmptyState, Text, useTranslate } from '@lectern/ui'
import { Bookmark as BookmarkIcon } from '@lectern/ui/icons'
import { useReaderSelector } from '../connected/use-reader-store'
import type { PanelTab, PanelTabProps } from '../reading-panel/panel-tab'
import { renameBookmark } from './bookmark'
import { BookmarkRow } from './bookmark-row'
import { listBookmarks } from './list-bookmarks'
import { listUnsavedChanges } from './unsaved-change'
import { useRemoval } from './use-removal'
import * as styles from './bookmark-list.css'

/** The reader's bookmarks. */
export const bookmarksTab: PanelTab = { id: 'bookmarks', isOffered: () => true, Content: BookmarkList }

function BookmarkList({ book, bookmarks: used, onGo }: PanelTabProps) {
  const { store, bookmarks, isSignedIn, hasFailed } = used
  const t = useTranslate(readingToolsMessages)
  const remove = useRemoval(store)
  const shownId = useReaderSelector(({ reading }) => reading.shown?.pageId)
  const listed = listBookmarks(book, bookmarks)
  const isUnsaved = hasFailed && listUnsavedChanges(bookmarks).length > 0
  return (
    <div className={styles.tab}>
      {listed.length === 0 ? (
        <EmptyState icon={BookmarkIcon} level={3} title={t('bookmarksEmpty')}>
          {t('bookmarksEmptyAdvice')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {listed.map((bookmark) => (
            <BookmarkRow
              key={bookmark.key}
              bookmark={bookmark}
              isCurrent={bookmark.pageId === shownId}
              onGo={() => onGo(bookmark.place)}
              onRename={(name) => store.change((all) => renameBookmark(all, bookmark.key, name))}
              onRemove={() => remove(bookmark)}
            />
          ))}
        </ul>
      )}
      <div role="status">
        {isUnsaved ? (
          <Text size="s" tone="muted">
            {t('bookmarksUnsaved')}
          </Text>
        ) : (
          !isSignedIn &&
          listed.length > 0 && (
            <Text size="s" tone="muted">
              {t('bookmarksGuest')}
            </Text>
          )
        )}
      </div>
    </div>
  )
}

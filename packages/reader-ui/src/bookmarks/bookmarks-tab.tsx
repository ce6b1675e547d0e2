import { readingToolsMessages } from '@lectern/messages'
import { EmptyState, Text, useTranslate } from '@lectern/ui'
import { Bookmark as BookmarkIcon } from '@lectern/ui/icons'
import { useReaderSelector } from '../connected/use-reader-store'
import type { PanelTab, PanelTabProps } from '../reading-panel/panel-tab'
import { changeNote } from '../notes/note'
import { BookmarkRow } from './bookmark-row'
import { listBookmarks } from './list-bookmarks'
import { useRemoval } from './use-removal'
import * as styles from './bookmark-list.css'

/** The reader's bookmarks. */
export const bookmarksTab: PanelTab = { id: 'bookmarks', isOffered: () => true, Content: BookmarkList }

function BookmarkList({ book, notes: used, onGo }: PanelTabProps) {
  const { store, notes, isSignedIn, failures } = used
  const t = useTranslate(readingToolsMessages)
  const remove = useRemoval(store)
  const shownId = useReaderSelector(({ reading }) => reading.shown?.pageId)
  const listed = listBookmarks(book, notes)
  const isUnsaved = failures.size > 0
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
              key={bookmark.note.key}
              bookmark={bookmark}
              isCurrent={bookmark.place.pageId === shownId}
              onGo={() => onGo(bookmark.place)}
              onRename={(name) => store.change((all) => changeNote(all, bookmark.note.key, { text: name }))}
              onRemove={() => remove(bookmark.note)}
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

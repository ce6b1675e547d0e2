import { noteMessages } from '@lectern/messages'
import { Button, EmptyState, LoadMore, SearchField, Text, useTranslate } from '@lectern/ui'
import { NotebookPen, Plus } from '@lectern/ui/icons'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useReaderSelector } from '../connected/use-reader-store'
import { useThumbnails } from '../reading-panel/pages-tab/use-thumbnails'
import type { PanelTabProps } from '../reading-panel/panel-tab'
import { draftNote } from './draft-note'
import { ExportMenu } from './export-menu'
import { filterNotes } from './filter-notes'
import { listNotes, type ListedNote } from './list-notes'
import { isBookmark } from './note'
import { NoteRow } from './note-row'
import { findPageElement, readPageSize } from './page-geometry'
import { useNoteRemoval } from './use-note-removal'
import { useRowActions } from './use-row-actions'
import * as styles from './notes-panel.css'
import { identifyNote } from './identify-note'

/** Rows that are rendered together; more follow when the list is scrolled. */
const rowsAtOnce = 50

/** Lists the reader's notes in the book, with a search and an export. */
export function NotesPanel({ book, session, notes: used, onGo }: PanelTabProps) {
  const { notes, store, failures, isSignedIn, open } = used
  const t = useTranslate(noteMessages)
  const removeNote = useNoteRemoval(store)
  const panel = useRef<HTMLDivElement>(null)
  const shownId = useReaderSelector(({ reading }) => reading.shown?.pageId)
  const { thumbnails } = useThumbnails(book, session)
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const [most, setMost] = useState(rowsAtOnce)
  const listed = useMemo(
    () =>
      listNotes(
        book,
        notes.list.filter((note) => !isBookmark(note)),
      ),
    [book, notes],
  )
  const found = useMemo(() => filterNotes(listed, wanted), [listed, wanted])

  const go = ({ note, place }: ListedNote, kind: 'show' | 'edit') => {
    onGo(place)
    open({ kind, key: note.key })
  }
  const remove = ({ note }: ListedNote) => {
    // The row disappears with the focus in it.
    const target = panel.current && findButtonBeside(panel.current, note.key)
    removeNote(note)
    target?.focus()
  }
  const actions = useRowActions({
    onGo: (chosen) => go(chosen, 'show'),
    onEdit: (chosen) => go(chosen, 'edit'),
    onDelete: remove,
    onRetry: store.sync,
  })
  const chapter = book.chapters.find(({ pages }) => pages.some(({ pageId }) => pageId === shownId))
  const page = shownId === undefined || shownId <= 0 ? null : findPageElement(shownId)
  const add = () => {
    if (page === null || shownId === undefined || chapter === undefined) return
    // On a narrow screen this closes the panel, which covers the page.
    onGo({ chapterId: chapter.chapterId, pageId: shownId })
    open({
      kind: 'new',
      draft: draftNote(book, { ...identifyNote(), pageId: shownId, size: readPageSize(page), notes: notes.list }),
    })
  }
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.head}>
        <div className={styles.actions}>
          <Button size="s" icon={Plus} disabled={shownId === undefined || shownId <= 0} onClick={add}>
            {t('noteNew')}
          </Button>
          {listed.length > 0 && <ExportMenu book={book} listed={listed} />}
        </div>
        {listed.length > 0 && (
          <SearchField label={t('notesSearch')} placeholder={t('notesSearch')} value={query} onChange={setQuery} />
        )}
      </div>
      {listed.length === 0 && (
        <EmptyState icon={NotebookPen} level={3} title={t('notesEmpty')}>
          {t('notesEmptyAdvice')}
        </EmptyState>
      )}
      {listed.length > 0 && found.length === 0 && (
        <EmptyState icon={NotebookPen} level={3} title={t('notesNone', { text: wanted })}>
          {t('notesNoneAdvice')}
        </EmptyState>
      )}
      {found.length > 0 && (
        <ul className={styles.list} aria-label={t('notesList')}>
          {found.slice(0, most).map((each) => (
            <NoteRow
              key={each.note.key}
              listed={each}
              link={thumbnails.get(each.place.pageId) ?? each.thumbnailLink}
              isCurrent={each.place.pageId === shownId}
              failure={failures.get(each.note.key)}
              actions={actions}
            />
          ))}
        </ul>
      )}
      {found.length > rowsAtOnce && (
        <LoadMore
          state={found.length > most ? 'ready' : 'done'}
          label={t('notesMore')}
          doneText={t('notesAll')}
          failure=""
          onMore={() => setMost(most + rowsAtOnce)}
        />
      )}
      <NotesState hasFailures={failures.size > 0} isGuest={!isSignedIn && listed.length > 0} />
    </div>
  )
}

/** Returns the button of the row after a note's, else of the row before it, else the first one of the panel. */
function findButtonBeside(panel: HTMLElement, noteKey: string): HTMLButtonElement | null {
  const rows = [...panel.querySelectorAll<HTMLElement>('[data-listed]')]
  const index = rows.findIndex((row) => row.dataset['listed'] === noteKey)
  const beside = rows[index + 1] ?? rows[index - 1] ?? panel
  return beside.querySelector('button')
}

/** Tells where the notes are while they are on this device alone. */
function NotesState({ hasFailures, isGuest }: { readonly hasFailures: boolean; readonly isGuest: boolean }) {
  const t = useTranslate(noteMessages)
  const text = hasFailures ? t('notesUnsaved') : isGuest ? t('notesGuest') : null
  return (
    <div role="status">
      {text !== null && (
        <Text size="s" tone="muted">
          {text}
        </Text>
      )}
    </div>
  )
}

import { useCallback, useMemo } from 'react'
import type { ReaderPage } from '../book/reader-book'
import { PageMarks } from '../page-marks/page-marks'
import { markNotes, usualNotePixels, type MarkedNote } from './mark-notes'
import { changeNote } from './note'
import { NoteDesk } from './note-desk'
import type { NoteLayerProps } from './note-layer-props'
import { NoteMark } from './note-mark'
import { NoteMover } from './note-mover'
import { findPageElement, readPageSize } from './page-geometry'
import { keepOnPage } from './place-note'
import { useFailureToasts } from './use-failure-toasts'
import { useNoteMove } from './use-note-move'

const none: readonly MarkedNote[] = []

/** Shows the notes on the pages, and the editor of the one that is open. */
export function NoteLayer(props: NoteLayerProps) {
  const { book, slots, notes: used } = props
  const { notes, store, failures, request, open } = used
  const move = useNoteMove(used)
  useFailureToasts(used)
  const draft = request?.kind === 'new' ? request.draft : null
  const marks = useMemo(() => markNotes(notes.list, { draft, move }), [notes, draft, move])
  const marksOf = useCallback(({ pageId }: ReaderPage) => marks.get(pageId) ?? none, [marks])
  const openKey = request?.kind === 'edit' ? request.key : (draft?.key ?? null)
  const render = useCallback(
    (mark: MarkedNote) => (
      <NoteMark
        mark={mark}
        hasFailed={failures.has(mark.key)}
        isOpen={mark.key === openKey}
        onOpen={(key) => open({ kind: 'edit', key })}
        onMove={(key, to) => {
          const element = findPageElement(mark.pageId)
          if (element === null) return
          const place = keepOnPage(to, mark.width ?? usualNotePixels, readPageSize(element))
          store.change((all) => changeNote(all, key, place))
        }}
      />
    ),
    [failures, openKey, open, store],
  )
  return (
    <>
      <PageMarks
        stage={slots.stage}
        book={book}
        name="notes"
        marksOf={marksOf}
        usualSize={usualNotePixels}
        render={render}
      />
      <NoteMover {...props} move={move} />
      <NoteDesk {...props} />
    </>
  )
}

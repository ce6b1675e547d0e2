import { noteMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useReaderDispatch } from '../connected/use-reader-store'
import { listPlaces } from '../store/outline'
import { pageTurned } from '../store/reading-slice'
import { addNote, changeNote, rewriteNote, type NoteContent, type NoteDraft } from './note'
import { NoteEditor } from './note-editor'
import type { NoteLayerProps } from './note-layer-props'
import type { NoteRequest } from './note-request'
import { findPageElement, readPageSize } from './page-geometry'
import { useNoteAnchor } from './use-note-anchor'
import { useNoteRemoval } from './use-note-removal'
import { createKey } from '../store/create-key'

interface OpenedNote {
  readonly request: NoteRequest
  readonly start: NoteDraft
}

/** Does what the reader asked for with a note: opens the editor beside it, or shows it on its page. */
export function NoteDesk({ outline, slots, notes: used }: NoteLayerProps) {
  const { notes, store, failures, request, open } = used
  const t = useTranslate(noteMessages)
  const showToast = useToast()
  const dispatch = useReaderDispatch()
  const remove = useNoteRemoval(store)
  const key = request === null ? null : request.kind === 'new' ? request.draft.key : request.key
  const note = notes.list.find((each) => each.key === key)
  const current = request?.kind === 'new' ? request.draft : note
  const [opened, setOpened] = useState<OpenedNote | null>(null)
  if (current !== undefined && request !== null && opened?.request !== request) setOpened({ request, start: current })
  /** The note as it was when it was opened: it may be changed or deleted elsewhere while the reader writes. */
  const start = opened?.request === request ? opened?.start : undefined
  const anchor = useNoteAnchor(start === undefined ? null : key)

  const turnToPage = useEffectEvent(() => {
    const place = listPlaces(outline).find(({ pageId }) => pageId === start?.pageId)
    if (place !== undefined && findPageElement(place.pageId) === null) dispatch(pageTurned({ place, by: 'hand' }))
  })
  useEffect(() => {
    if (key !== null) turnToPage()
  }, [key])
  const isShown = request?.kind === 'show'
  useEffect(() => {
    if (!isShown || anchor === null) return
    anchor.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    anchor.focus({ preventScroll: true })
    open(null)
  }, [isShown, anchor, open])

  if (request === null || request.kind === 'show' || request.kind === 'move') return null
  if (start === undefined || anchor === null) return null
  const page = findPageElement(start.pageId)
  const keep = (content: NoteContent) => {
    if (request.kind === 'new' || note === undefined) {
      // A deleted note becomes a new one.
      const added = { ...start, ...content, key: request.kind === 'new' ? start.key : createKey() }
      store.change((all) => addNote(all, added))
      showToast({ tone: 'success', message: t('noteAdded') })
      return
    }
    const { text: to, icon, size } = content
    store.change((all) => rewriteNote(changeNote(all, start.key, { icon, size }), start.key, { from: start.text, to }))
  }
  return (
    <NoteEditor
      key={start.key}
      start={start}
      isNew={request.kind === 'new'}
      anchor={anchor}
      stage={slots.stage}
      pageWidth={page === null ? 0 : readPageSize(page).width}
      failure={failures.get(start.key)}
      onKeep={(content) => {
        keep(content)
        open(null)
      }}
      onDelete={() => {
        open(null)
        if (note !== undefined) remove(note)
      }}
      onMove={(content) => {
        keep(content)
        open({ kind: 'move', key: start.key })
      }}
      onCancel={() => open(null)}
    />
  )
}

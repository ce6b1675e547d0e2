import { readingToolsMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useLateImport } from '../reading-tools/use-late-import'
import { draftNote } from './draft-note'
import { listenForPlaces } from './listen-for-places'
import { isBookmark } from './note'
import type { NoteLayerProps } from './note-layer-props'
import { readPageSize, toPagePoint } from './page-geometry'
import { identifyNote } from './identify-note'

/** Shows the reader's notes on the pages, by code that is loaded once there is a note, or the reader writes the first one. */
export function NotesTool(props: NoteLayerProps) {
  const { book, slots, notes: used } = props
  const { notes, isAllowed, request, open } = used
  const t = useTranslate(readingToolsMessages)
  const showToast = useToast()
  const [Layer, setLayer] = useState<ComponentType<NoteLayerProps> | null>(null)
  const isWanted = isAllowed && (request !== null || notes.list.some((note) => !isBookmark(note)))
  useLateImport(isWanted && Layer === null, {
    load: () => import('./note-parts'),
    onLoad: ({ NoteLayer }) => setLayer(() => NoteLayer),
    onFailure() {
      if (request !== null) showToast({ tone: 'critical', message: t('panelFailed') })
      open(null)
    },
  })
  const openAt = useEffectEvent((page: HTMLElement, at: { readonly clientX: number; readonly clientY: number }) => {
    const pageId = Number(page.dataset['page'])
    // The generated cover is no page that a note can name.
    if (pageId <= 0) return
    const place = { pageId, size: readPageSize(page), point: toPagePoint(page, at) }
    open({ kind: 'new', draft: draftNote(book, { ...identifyNote(), ...place, notes: notes.list }) })
  })
  const { stage } = slots
  useEffect(() => {
    if (stage === null || !isAllowed) return undefined
    return listenForPlaces(stage, (page, at) => openAt(page, at))
  }, [stage, isAllowed])
  return Layer === null || !isAllowed ? null : <Layer {...props} />
}

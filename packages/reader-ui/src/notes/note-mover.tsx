import { noteMessages } from '@lectern/messages'
import { Button, Text, useTranslate } from '@lectern/ui'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Notice } from '../listening/notice'
import { readPlace, usualNotePixels } from './mark-notes'
import type { NoteLayerProps } from './note-layer-props'
import { findPageElement, readPageSize, toPagePoint } from './page-geometry'
import { keepOnPage, stepByKey, type PagePoint } from './place-note'
import type { NoteMove } from './use-note-move'
import * as styles from './note-mark.css'

interface NoteMoverProps extends NoteLayerProps {
  readonly move: NoteMove | null
}

/** Moves a note by the arrow keys, or to the place that is pressed, and says so. */
export function NoteMover({ slots, notes: { notes }, move }: NoteMoverProps) {
  const t = useTranslate(noteMessages)
  const helpId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const note = notes.list.find(({ key }) => key === move?.key)
  const moveTo = (page: HTMLElement, to: PagePoint) => {
    if (note !== undefined) move?.moveTo(keepOnPage(to, note.size ?? usualNotePixels, readPageSize(page)))
  }
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const page = note === undefined ? null : findPageElement(note.pageId)
    if (note === undefined || page === null || move === null) return
    const from = move.to ?? readPlace(note)
    const next = stepByKey(from, event, readPageSize(page).width)
    const isOnButton = event.target instanceof Node && bar.current?.contains(event.target) === true
    if (next !== null) moveTo(page, next)
    else if (event.key === 'Escape') move.finish(false)
    else if (event.key === 'Enter' && !isOnButton) move.finish(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  const pressPage = useEffectEvent((event: PointerEvent) => {
    const page = note === undefined ? null : findPageElement(note.pageId)
    if (page === null || !(event.target instanceof Node) || !page.contains(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    moveTo(page, toPagePoint(page, event))
  })
  const isMoving = note !== undefined
  useEffect(() => {
    if (!isMoving) return undefined
    const controller = new AbortController()
    const options = { capture: true, signal: controller.signal }
    document.addEventListener('keydown', (event) => pressKey(event), options)
    document.addEventListener('pointerdown', (event) => pressPage(event), options)
    document.addEventListener(
      'click',
      (event) => {
        // A press on a word would play from there, one on the mark would open it.
        if (event.target instanceof Element && event.target.closest('[data-page]') !== null) event.stopPropagation()
      },
      options,
    )
    // The editor returns the focus to the mark when it closes.
    const timer = setTimeout(() => bar.current?.querySelector('button')?.focus())
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isMoving])
  if (!isMoving) return null
  return (
    <Notice slots={slots}>
      <div ref={bar} className={styles.mover} role="group" aria-label={t('noteMove')}>
        <Text size="s" id={helpId}>
          {t('noteMoveHelp')}
        </Text>
        <Button size="s" tone="accent" aria-describedby={helpId} onClick={() => move?.finish(true)}>
          {t('noteMoveDone')}
        </Button>
        <Button size="s" tone="quiet" onClick={() => move?.finish(false)}>
          {t('cancel')}
        </Button>
      </div>
    </Notice>
  )
}

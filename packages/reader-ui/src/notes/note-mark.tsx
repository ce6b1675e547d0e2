import { noteMessages } from '@lectern/messages'
import { Icon, useTranslate } from '@lectern/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { MarkButton } from '../page-marks/mark-button'
import { dragNote } from './drag-note'
import { drawNote } from './note-drawings'
import type { MarkedNote } from './mark-notes'
import type { PagePoint } from './place-note'
import * as styles from './note-mark.css'

export interface NoteMarkProps {
  readonly mark: MarkedNote
  readonly hasFailed: boolean
  readonly isOpen: boolean
  readonly onOpen: (key: string) => void
  readonly onMove: (key: string, to: PagePoint) => void
}

const longestName = 100

/** Shows a note on its page. Pressing it opens it; dragging moves it. */
export function NoteMark({ mark, hasFailed, isOpen, onOpen, onMove }: NoteMarkProps) {
  const { key, text, icon, isMoving } = mark
  const t = useTranslate(noteMessages)
  const button = useRef<HTMLButtonElement>(null)
  const drop = useEffectEvent((to: PagePoint) => onMove(key, to))
  useEffect(() => {
    if (button.current === null) return undefined
    return dragNote(button.current, { onDrop: (to) => drop(to) })
  }, [])
  const name = text.trim().replace(/\s+/g, ' ').slice(0, longestName)
  return (
    <MarkButton
      buttonRef={button}
      label={name === '' ? t('noteMarkEmpty') : t('noteMark', { text: name })}
      language={null}
      isOpen={isOpen}
      onPress={() => onOpen(key)}
    >
      <span className={styles.face} data-moving={isMoving ? '' : undefined}>
        <Icon of={drawNote(icon)} />
      </span>
      {hasFailed && <span className={styles.unsaved} />}
    </MarkButton>
  )
}

import { readerMenuMessages } from '@lectern/messages'
import { Button, useIdle, useTranslate, VisuallyHidden } from '@lectern/ui'
import { X } from '@lectern/ui/icons'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useReaderStore } from '../connected/use-reader-store'
import { describeKeyPress } from '../shortcuts/describe-key-press'
import { chooseLetters } from '../shortcuts/choose-letters'
import { readShortcut } from '../shortcuts/read-shortcut'
import type { ReaderCommand } from '../shortcuts/reader-command'
import { presentStage } from './present-stage'
import * as styles from './presenter-mode.css'

const fadeAfterMs = 3000

/** Commands of tools that presenter mode hides. */
const hiddenCommands: readonly ReaderCommand[] = ['toggle-sidebar', 'open-search', 'open-repeat']

export interface PresenterModeProps {
  /** Scrolls over the page, and gets the focus. */
  readonly stage: HTMLElement
  readonly onLeave: () => void
}

/** Fills the window with the page while it is mounted. Keys turn pages and play as before; Escape and a button leave. */
export function PresenterMode({ stage, onLeave }: PresenterModeProps) {
  const t = useTranslate(readerMenuMessages)
  const store = useReaderStore()
  const isIdle = useIdle(fadeAfterMs)
  const [announcement, setAnnouncement] = useState('')
  useLayoutEffect(() => {
    const stop = presentStage(stage)
    stage.focus({ preventScroll: true })
    return stop
  }, [stage])
  // A live region announces only what changes after it is there.
  useEffect(() => setAnnouncement(t('presenterStarted')), [t])
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const dropHidden = (event: KeyboardEvent) => {
      const letters = chooseLetters(store.getState().preferences)
      const command = readShortcut(describeKeyPress(event), { direction: 'ltr', letters })
      if (command !== null && hiddenCommands.includes(command)) event.preventDefault()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // An open dialog takes its Escape first.
      if (event.key === 'Escape' && !event.defaultPrevented && !describeKeyPress(event).isInDialog) leave()
    }
    document.addEventListener('keydown', dropHidden, true)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', dropHidden, true)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [store])
  return createPortal(
    <div className={styles.wayOut} data-idle={isIdle ? '' : undefined}>
      <Button tone="quiet" icon={X} onClick={onLeave}>
        {t('presenterLeave')}
      </Button>
      <VisuallyHidden live="polite">{announcement}</VisuallyHidden>
    </div>,
    document.body,
  )
}

import { readerMessages } from '@lectern/messages'
import { IconButton, useTranslate } from '@lectern/ui'
import { ChevronLeft, ChevronRight, Pause, Play } from '@lectern/ui/icons'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { runAfterPaint } from '../screen-layout/run-after-paint'
import { findKey } from '../shortcuts/command-keys'
import * as styles from './player-bar.css'
import type { PlayerBarProps } from './player-bar-props'

/** Plays and pauses. The button shows a press before its effect, which can be another page. */
export function PlayButton({
  isRunning,
  direction,
  onPress,
}: Pick<PlayerBarProps, 'direction'> & { readonly isRunning: boolean; readonly onPress: () => void }) {
  const t = useTranslate(readerMessages)
  const [pressed, setPressed] = useState<boolean | null>(null)
  const finishPress = useRef<() => void>(() => undefined)
  const isShownRunning = pressed ?? isRunning
  const press = () => {
    finishPress.current()
    setPressed(!isShownRunning)
    finishPress.current = runAfterPaint(() => {
      onPress()
      setPressed(null)
    })
  }
  return (
    <div className={styles.play}>
      <IconButton
        icon={isShownRunning ? Pause : Play}
        label={isShownRunning ? t('playerPause') : t('playerPlay')}
        shortcut={findKey('toggle-play', { direction }) ?? undefined}
        tone="accent"
        size="l"
        round
        data-play=""
        onClick={press}
      />
    </div>
  )
}

/** Turns pages: a button on each side of the page number. */
export function PageTurner({
  page,
  direction,
  on,
  children,
}: Pick<PlayerBarProps, 'page' | 'direction' | 'on'> & { readonly children: ReactNode }) {
  const t = useTranslate(readerMessages)
  return (
    <div className={styles.turner} dir={direction} data-turn="">
      <IconButton
        icon={ChevronLeft}
        followsText
        size="l"
        label={t('playerPreviousPage')}
        shortcut={findKey('previous-page', { direction }) ?? undefined}
        // `aria-disabled`, because `disabled` would drop the focus at the end of the book.
        aria-disabled={!page.hasPrevious}
        onClick={releaseFocus(on.previousPage)}
      />
      {children}
      <IconButton
        icon={ChevronRight}
        followsText
        size="l"
        label={t('playerNextPage')}
        shortcut={findKey('next-page', { direction }) ?? undefined}
        aria-disabled={!page.hasNext}
        onClick={releaseFocus(on.nextPage)}
      />
    </div>
  )
}

/** Drops the focus after a press by pointer, so that Space plays. A press by key keeps it. */
function releaseFocus(press: () => void): (event: MouseEvent<HTMLElement>) => void {
  return ({ detail, currentTarget }) => {
    press()
    if (detail > 0) currentTarget.blur()
  }
}

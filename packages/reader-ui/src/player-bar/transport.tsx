import { readerMessages } from '@lectern/messages'
import { IconButton, useTranslate } from '@lectern/ui'
import { ChevronLeft, ChevronRight, Pause, Play } from '@lectern/ui/icons'
import type { MouseEvent } from 'react'
import { findKey } from '../shortcuts/find-key'
import * as styles from './player-bar.css'
import type { PlayerBarProps } from './player-bar-props'

/** Plays, pauses and turns pages. */
export function Transport({ state, page, direction, on }: Pick<PlayerBarProps, 'state' | 'page' | 'direction' | 'on'>) {
  const t = useTranslate(readerMessages)
  const keyboard = { direction }
  const isRunning = state.kind === 'narrated' && state.isPlaying
  return (
    <div className={styles.transport} dir={direction}>
      <IconButton
        icon={ChevronLeft}
        followsText
        label={t('playerPreviousPage')}
        shortcut={findKey('previous-page', keyboard) ?? undefined}
        // `aria-disabled`, because `disabled` would drop the focus at the end of the book.
        aria-disabled={!page.hasPrevious}
        onClick={releaseFocus(on.previousPage)}
      />
      {state.kind === 'narrated' && (
        <IconButton
          icon={isRunning ? Pause : Play}
          label={isRunning ? t('playerPause') : t('playerPlay')}
          shortcut={findKey('toggle-play', keyboard) ?? undefined}
          tone="accent"
          size="l"
          round
          data-play=""
          onClick={on.togglePlay}
        />
      )}
      <IconButton
        icon={ChevronRight}
        followsText
        label={t('playerNextPage')}
        shortcut={findKey('next-page', keyboard) ?? undefined}
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

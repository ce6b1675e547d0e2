import { readerMessages } from '@lectern/messages'
import { Banner, Button, useTranslate } from '@lectern/ui'
import { BookOpenText, Play, RotateCcw } from '@lectern/ui/icons'
import type { MouseEvent } from 'react'
import type { PlayerBarProps } from './player-bar-props'
import * as styles from './player-bar.css'

/** Shows why the narration does not play, with an action that solves it. At most one at a time. */
export function PlayerNotice({ state, on }: PlayerBarProps) {
  const t = useTranslate(readerMessages)
  if (state.kind === 'silent') return null
  if (state.failure === 'gesture-needed') {
    return (
      <div className={styles.notice}>
        <div className={styles.noticeBox}>
          <Button tone="accent" size="l" icon={Play} onClick={handOver(on.togglePlay)}>
            {t('playerTapToStart')}
          </Button>
        </div>
      </div>
    )
  }
  if (state.failure !== null) {
    return (
      <div className={styles.notice}>
        <div className={styles.noticeBox}>
          <Banner
            tone="critical"
            title={t(state.failure === 'not-loaded' ? 'playerNotLoaded' : 'playerNotPlayable')}
            action={
              <Button size="s" icon={RotateCcw} busy={state.isRetrying} onClick={handOver(() => void on.retry())}>
                {t('retry')}
              </Button>
            }
          >
            {t('playerKeepReading')}
          </Banner>
        </div>
      </div>
    )
  }
  if (!state.isElsewhere) return null
  return (
    <div className={styles.notice}>
      <div className={styles.noticeBox}>
        <Button tone="accent" icon={BookOpenText} onClick={handOver(on.returnToNarration)}>
          {t('playerReturn')}
        </Button>
      </div>
    </div>
  )
}

/** Moves the focus to the play button, because the notice disappears with its action. */
function handOver(press: () => void): (event: MouseEvent<HTMLElement>) => void {
  return (event) => {
    event.currentTarget.closest('section')?.querySelector<HTMLElement>('[data-play]')?.focus()
    press()
  }
}

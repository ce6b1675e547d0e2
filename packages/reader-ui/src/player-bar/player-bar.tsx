import { playbackRates } from '@lectern/core/book'
import { nameLanguage, readerMessages } from '@lectern/messages'
import { IconButton, Select, useTranslate, VisuallyHidden } from '@lectern/ui'
import { ChevronLeft, ChevronRight, Pause, Play } from '@lectern/ui/icons'
import type { MouseEvent } from 'react'
import { findKey } from '../shortcuts/find-key'
import { lettersInUse } from '../shortcuts/letters-in-use'
import * as styles from './player-bar.css'
import type { PlayerBarProps } from './player-bar-props'
import { Timeline } from './timeline'

/** Shows the controls of the narration and the page buttons. */
export function PlayerBar({
  state,
  page,
  languages,
  direction,
  on,
  toolsRef,
  timelineRef,
  noticesRef,
}: PlayerBarProps) {
  const t = useTranslate(readerMessages)
  const isRunning = state.kind === 'narrated' && state.isPlaying
  const keyboard = { direction, letters: lettersInUse }
  const transport = (
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
  const pageOf = (
    <div className={styles.pageOf}>
      <div aria-live="polite">
        <span className={page.number > 0 ? styles.longPageOf : undefined}>
          {page.number > 0 ? t('playerPageOf', { page: page.number, total: page.total }) : t('playerCover')}
        </span>
        {page.number > 0 && (
          <span aria-hidden className={styles.shortPageOf}>
            {page.number} / {page.total}
          </span>
        )}
      </div>
      <div className={styles.languages}>
        {languages.map((language) => (
          <span key={language} lang={language}>
            {nameLanguage(language, language)}
          </span>
        ))}
      </div>
    </div>
  )
  const tools = <div ref={toolsRef} className={styles.tools} />
  return (
    <section className={styles.dock} aria-label={t('playerRegion')}>
      <div ref={noticesRef} className={styles.notices} />
      {state.kind === 'silent' ? (
        <div className={styles.silent}>
          {transport}
          <div className={styles.text}>
            <p>{t('playerSilent')}</p>
            {tools}
          </div>
          {pageOf}
        </div>
      ) : (
        <div className={styles.bar}>
          {transport}
          <Timeline state={state} onChange={on.choosePosition} slotRef={timelineRef} />
          <div className={styles.speed}>
            <Select
              look="quiet"
              label={t('playerSpeed')}
              hideLabel
              size="s"
              value={String(state.rate)}
              options={playbackRates.map((rate) => ({ value: String(rate), label: t('playerSpeedValue', { rate }) }))}
              onChange={(rate) => on.chooseRate(Number(rate))}
            />
            {tools}
          </div>
          {pageOf}
        </div>
      )}
      <VisuallyHidden live="polite">
        {state.kind === 'narrated' &&
          (state.isWaiting ? t('playerWaiting') : t(isRunning ? 'playerPlaying' : 'playerPaused'))}
      </VisuallyHidden>
    </section>
  )
}

/** Drops the focus after a press by pointer, so that Space plays. A press by key keeps it. */
function releaseFocus(press: () => void): (event: MouseEvent<HTMLElement>) => void {
  return ({ detail, currentTarget }) => {
    press()
    if (detail > 0) currentTarget.blur()
  }
}

import { playbackRates } from '@lectern/core/book'
import { nameLanguage, readerMessages } from '@lectern/messages'
import { Select, useTranslate, VisuallyHidden } from '@lectern/ui'
import * as styles from './player-bar.css'
import type { PlayerBarProps } from './player-bar-props'
import { Timeline } from './timeline'
import { PageTurner, PlayButton } from './transport'

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
  const turner = (
    <PageTurner page={page} direction={direction} on={on}>
      <div className={styles.pageOf}>
        <div aria-live="polite">
          <span className={page.number > 0 ? styles.longPageOf : undefined}>
            {page.number > 0
              ? page.last > page.number
                ? t('playerPagesOf', { page: page.number, last: page.last, total: page.total })
                : t('playerPageOf', { page: page.number, total: page.total })
              : t('playerCover')}
          </span>
          {page.number > 0 && (
            <span aria-hidden dir="ltr" className={styles.shortPageOf}>
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
    </PageTurner>
  )
  const tools = <div ref={toolsRef} className={styles.tools} />
  return (
    <section className={styles.dock} aria-label={t('playerRegion')}>
      <div ref={noticesRef} className={styles.notices} />
      {state.kind === 'silent' ? (
        <div className={styles.silent}>
          <div className={styles.text}>
            <p>{t('playerSilent')}</p>
            {tools}
          </div>
          {turner}
        </div>
      ) : (
        <div className={styles.bar}>
          <PlayButton isRunning={isRunning} direction={direction} onPress={on.togglePlay} />
          <div className={styles.middle}>
            <Timeline state={state} direction={direction} onChange={on.choosePosition} slotRef={timelineRef} />
            {tools}
          </div>
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
          </div>
          {turner}
        </div>
      )}
      <VisuallyHidden live="polite">
        {state.kind === 'narrated' &&
          (state.isWaiting ? t('playerWaiting') : t(isRunning ? 'playerPlaying' : 'playerPaused'))}
      </VisuallyHidden>
    </section>
  )
}

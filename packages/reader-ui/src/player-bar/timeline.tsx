import { formatTime, readerMessages } from '@lectern/messages'
import { Slider, useTranslate } from '@lectern/ui'
import * as styles from './player-bar.css'
import type { PlayerBarProps, PlayerState } from './player-bar-props'

interface TimelineProps {
  /** The narration runs as the book is read, whatever the direction of the interface. */
  readonly direction: PlayerBarProps['direction']
  readonly state: Extract<PlayerState, { readonly kind: 'narrated' }>
  readonly onChange: (seconds: number) => void
  readonly slotRef: PlayerBarProps['timelineRef']
}

/** Step of the arrow keys on the position slider. */
const POSITION_STEP_SECONDS = 0.5

/** More page marks than this are too dense to show. */
const MAX_TICKS = 40

/** Shows the position in the narration between the time played and the total. */
export function Timeline({ state, direction, onChange, slotRef }: TimelineProps) {
  const t = useTranslate(readerMessages)
  const isKnown = state.durationSeconds !== null
  const duration = state.durationSeconds ?? 0
  const total = formatTime(duration)
  return (
    <div className={styles.timeline} dir={direction}>
      <span aria-hidden className={styles.time}>
        {formatTime(state.positionSeconds)}
      </span>
      <div className={styles.rail}>
        <Slider
          label={t('playerPosition')}
          hideLabel
          min={0}
          max={duration}
          step={POSITION_STEP_SECONDS}
          value={Math.min(state.positionSeconds, duration)}
          disabled={!isKnown}
          ticks={isKnown && state.pageStartsSeconds.length <= MAX_TICKS ? state.pageStartsSeconds : []}
          format={(seconds) => t('playerTimeOf', { time: formatTime(seconds), total })}
          onChange={onChange}
        />
        <div ref={slotRef} className={styles.overTimeline} />
      </div>
      <span aria-hidden className={styles.time}>
        {total}
      </span>
    </div>
  )
}

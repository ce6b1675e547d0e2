import { formatTime, listeningMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { useReaderSelector } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import * as styles from './repeat-handles.css'
import type { Listening } from './describe-listening'

export interface RepeatHandlesProps {
  readonly slots: ReadingToolsProps['slots']
  readonly listening: Listening
}

const STEP_SECONDS = 0.1

/** Draws the repeated span on the timeline, with a slider at each edge. */
export function RepeatHandles({ slots, listening }: RepeatHandlesProps) {
  const t = useTranslate(listeningMessages)
  const durationSeconds = useReaderSelector(({ reading }) => reading.durationSeconds)
  const { repeat } = listening
  if (repeat === null || slots.timeline === null || durationSeconds === null) return null
  const shares: CSSProperties & Record<typeof styles.startShare | typeof styles.endShare, number> = {
    [styles.startShare]: repeat.start / durationSeconds,
    [styles.endShare]: Math.min(1, repeat.end / durationSeconds),
  }
  return createPortal(
    <div className={styles.span} style={shares}>
      <div className={styles.band} data-repeat="" />
      {(['start', 'end'] as const).map((edge) => (
        <input
          key={edge}
          type="range"
          className={styles.handle}
          aria-label={t(edge === 'start' ? 'listeningRepeatStart' : 'listeningRepeatEnd')}
          aria-valuetext={formatTime(repeat[edge])}
          min={0}
          max={durationSeconds}
          step={STEP_SECONDS}
          value={repeat[edge]}
          onChange={(event) =>
            listening.changeRepeat({ kind: 'edge-moved', edge, seconds: event.target.valueAsNumber })
          }
        />
      ))}
    </div>,
    slots.timeline,
  )
}

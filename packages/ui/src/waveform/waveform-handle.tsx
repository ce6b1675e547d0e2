import type { KeyboardEvent } from 'react'
import * as styles from './waveform.css'

export interface WaveformHandleProps {
  readonly label: string
  /** Seconds. */
  readonly value: number
  /** Length of the sound. */
  readonly seconds: number
  /** CSS pixels from the left edge of the waveform. */
  readonly x: number
  readonly format: (seconds: number) => string
  /** Returns true if it has handled the key. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

/** The edge of the selected span for the keyboard and for screen readers; the pointer finds edges on the canvas. */
export function WaveformHandle({ label, value, seconds, x, format, onKey }: WaveformHandleProps) {
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={seconds}
      aria-valuenow={value}
      aria-valuetext={format(value)}
      className={styles.handle}
      style={{ insetInlineStart: `${x}px` }}
      onKeyDown={(event) => {
        if (!onKey(event)) return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}

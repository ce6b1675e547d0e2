import type { WaveformSpan } from './waveform-types'
import * as styles from './waveform.css'

export interface WaveformOptionsProps {
  readonly spans: readonly WaveformSpan[]
  /** Index of the selected span, or of the first one to select. */
  readonly index: number
  readonly selectedId: string | null
  readonly idOf: (index: number) => string
  readonly format: (span: WaveformSpan) => string
}

/** The spans around the selected one for screen readers: a chapter has tens of thousands. */
export function WaveformOptions({ spans, index, selectedId, idOf, format }: WaveformOptionsProps) {
  const from = Math.max(0, Math.min(index, spans.length - 1) - 1)
  return spans.slice(from, from + 3).map((span, offset) => (
    <div
      key={span.id}
      id={idOf(from + offset)}
      role="option"
      tabIndex={-1}
      aria-selected={span.id === selectedId}
      aria-setsize={spans.length}
      aria-posinset={from + offset + 1}
      className={styles.option}
    >
      {format(span)}
    </div>
  ))
}

import { readEdgeKey } from './read-waveform-key'
import type { WaveformEdge, WaveformSpan } from './waveform-types'
import { WaveformHandle } from './waveform-handle'
import { xOf, type WaveformView } from './waveform-view'

export interface WaveformEdgesProps {
  /** The selected span. */
  readonly span: WaveformSpan
  /** Times of its edges during a drag, else those of the span. */
  readonly times: Readonly<Record<WaveformEdge, number>>
  /** Length of the sound. */
  readonly seconds: number
  readonly view: WaveformView
  readonly texts: {
    readonly edge: (edge: WaveformEdge, span: WaveformSpan) => string
    readonly time: (seconds: number) => string
  }
  readonly onMove: (edge: WaveformEdge, seconds: number, continued: boolean) => void
}

/** The two edges of the selected span, which move by key. */
export function WaveformEdges({ span, times, seconds, view, texts, onMove }: WaveformEdgesProps) {
  return (['start', 'end'] as const).map((edge) => (
    <WaveformHandle
      key={edge}
      label={texts.edge(edge, span)}
      value={times[edge]}
      seconds={seconds}
      x={xOf(view, times[edge])}
      format={texts.time}
      onKey={(event) => {
        const step = readEdgeKey(event)
        if (step !== null) onMove(edge, step, event.repeat)
        return step !== null
      }}
    />
  ))
}

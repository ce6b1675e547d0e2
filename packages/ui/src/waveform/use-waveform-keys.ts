import type { KeyboardEvent } from 'react'
import { readWaveformKey } from './read-waveform-key'
import type { WaveformEdge, WaveformSpan } from './waveform-types'

export interface WaveformKeyOptions {
  readonly spans: readonly WaveformSpan[]
  /** Index of the selected span, or of the one at the playhead. */
  readonly index: number
  readonly hasSelection: boolean
  readonly zoom: (factor: number) => void
  readonly moveByKey: (edge: WaveformEdge, seconds: number, continued: boolean) => void
  readonly onSelect: (id: string) => void
  readonly onPlay: () => void
  /** Ends a drag without its change; null while nothing is dragged. */
  readonly cancelDrag: (() => void) | null
}

/** Returns the listener for the keys of the list of spans. */
export function useWaveformKeys(o: WaveformKeyOptions): (event: KeyboardEvent) => void {
  const { spans, index, hasSelection } = o
  const last = spans.length - 1
  return (event) => {
    if (event.key === 'Escape' && o.cancelDrag !== null) {
      event.preventDefault()
      return o.cancelDrag()
    }
    const command = readWaveformKey(event)
    if (command === null) return
    event.preventDefault()
    event.stopPropagation()
    switch (command.kind) {
      case 'zoom':
        return o.zoom(command.factor)
      case 'play':
        return event.repeat ? undefined : o.onPlay()
      case 'move':
        return o.moveByKey(command.edge, command.seconds, event.repeat)
      case 'select': {
        const step = command.to === 'next' ? 1 : -1
        const next = hasSelection ? Math.min(Math.max(0, index + step), last) : index
        const chosen = spans[command.to === 'first' ? 0 : command.to === 'last' ? last : next]
        if (chosen !== undefined) o.onSelect(chosen.id)
      }
    }
  }
}

import type { WaveformEdge } from './waveform-types'

export interface WaveformKey {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

export type WaveformCommand =
  | { readonly kind: 'select'; readonly to: 'previous' | 'next' | 'first' | 'last' }
  | { readonly kind: 'move'; readonly edge: WaveformEdge; readonly seconds: number }
  | { readonly kind: 'play' }
  | { readonly kind: 'zoom'; readonly factor: number }

export const ZOOM_STEP = 1.5
const FINE_SECONDS = 0.01
const COARSE_SECONDS = 0.1

/**
 * Returns the command of a key on the list of words; null for other keys. Arrow keys choose a word, with Shift they move its
 * start and with Alt its end. Right is always later: a waveform is not mirrored.
 */
export function readWaveformKey({ key, shiftKey, altKey, ctrlKey, metaKey }: WaveformKey): WaveformCommand | null {
  if (ctrlKey || metaKey) return null
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null
  if (step !== null) {
    if (shiftKey && altKey) return null
    if (shiftKey) return { kind: 'move', edge: 'start', seconds: step * FINE_SECONDS }
    if (altKey) return { kind: 'move', edge: 'end', seconds: step * FINE_SECONDS }
    return { kind: 'select', to: step === 1 ? 'next' : 'previous' }
  }
  switch (key) {
    case 'Home':
      return { kind: 'select', to: 'first' }
    case 'End':
      return { kind: 'select', to: 'last' }
    case ' ':
      return { kind: 'play' }
    case '+':
    case '=':
      return { kind: 'zoom', factor: ZOOM_STEP }
    case '-':
      return { kind: 'zoom', factor: 1 / ZOOM_STEP }
    default:
      return null
  }
}

/** Returns the seconds by which a key moves the focused edge; null for other keys. */
export function readEdgeKey({ key, shiftKey, altKey, ctrlKey, metaKey }: WaveformKey): number | null {
  if (altKey || ctrlKey || metaKey) return null
  const size = shiftKey ? COARSE_SECONDS : FINE_SECONDS
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return size
    case 'ArrowLeft':
    case 'ArrowDown':
      return -size
    case 'PageUp':
      return COARSE_SECONDS
    case 'PageDown':
      return -COARSE_SECONDS
    default:
      return null
  }
}

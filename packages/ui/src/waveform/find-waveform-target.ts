import type { WaveformEdge, WaveformSpan } from './waveform-types'
import { timeAt, xOf, type WaveformView } from './waveform-view'

export type WaveformTarget =
  | { readonly kind: 'edge'; readonly id: string; readonly edge: WaveformEdge }
  | { readonly kind: 'span'; readonly id: string }
  | { readonly kind: 'none' }

/** Returns the index of the first span that ends after a time. Spans are in the order of their starts. */
export function findSpanIndex(spans: readonly WaveformSpan[], time: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    const span = spans[middle]
    if (span !== undefined && span.end <= time) low = middle + 1
    else high = middle
  }
  return low
}

export interface FindTargetOptions {
  readonly spans: readonly WaveformSpan[]
  readonly view: WaveformView
  readonly selectedId: string | null
  readonly x: number
  /** Pixels on each side of an edge that belong to it; null if edges cannot be held. */
  readonly reach: number | null
}

/** Returns what lies at a pixel: an edge of the selected span before others, else the span itself. */
export function findWaveformTarget({ spans, view, selectedId, x, reach }: FindTargetOptions): WaveformTarget {
  const around = reach ?? 1
  const near = spans.slice(
    Math.max(0, findSpanIndex(spans, timeAt(view, x - around)) - 1),
    findSpanIndex(spans, timeAt(view, x + around)) + 2,
  )
  const edge = reach === null ? null : findEdge(near, { view, selectedId, x, reach })
  if (edge !== null) return edge
  const time = timeAt(view, x)
  const span = near.find(({ start, end }) => start <= time && time < end)
  return span === undefined ? { kind: 'none' } : { kind: 'span', id: span.id }
}

function findEdge(
  near: readonly WaveformSpan[],
  { view, selectedId, x, reach }: Omit<FindTargetOptions, 'spans' | 'reach'> & { readonly reach: number },
): WaveformTarget | null {
  let best: { id: string; edge: WaveformEdge; distance: number } | null = null
  for (const { id, start, end } of near) {
    for (const edge of ['end', 'start'] as const) {
      const away = Math.abs(xOf(view, edge === 'start' ? start : end) - x)
      // Of two edges that touch, the one of the selected span is meant.
      const distance = id === selectedId ? away - reach : away
      if (away <= reach && (best === null || distance < best.distance)) best = { id, edge, distance }
    }
  }
  return best === null ? null : { kind: 'edge', id: best.id, edge: best.edge }
}

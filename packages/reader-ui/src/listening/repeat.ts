import { repeatRange } from '@lectern/core/playback'

/** A span of the narration that is played again and again. */
export interface Repeat {
  /** By which the span was chosen. */
  readonly unit: 'sentence' | 'page' | 'time'
  readonly chapterId: number
  /** In seconds of the chapter's narration. */
  readonly start: number
  readonly end: number
  /** Times that it is played in all; null until it is stopped. */
  readonly count: number | null
  /** Times that it has been played to its end. */
  readonly played: number
}

/** A repeated span is at least this long, so that something can be heard. */
export const SHORTEST_REPEAT_SECONDS = 0.3
/** A seek to the very start or end of the span is inside. */
const EDGE_SECONDS = 0.05

export type RepeatEvent =
  | { readonly kind: 'reached-end' }
  /** The reader has moved the narration. */
  | { readonly kind: 'sought'; readonly seconds: number }
  /** The reader has dragged an edge of the span. */
  | { readonly kind: 'edge-moved'; readonly edge: 'start' | 'end'; readonly seconds: number }
  | { readonly kind: 'count-chosen'; readonly count: number | null }

export interface RepeatStep {
  /** null when the repeat has ended. */
  readonly repeat: Repeat | null
  /** Media time to continue at; null to go on. */
  readonly seekTo: number | null
}

/**
 * Returns what an event makes of a repeat. The end of the last round ends it, and so does a seek to outside of the span; a
 * seek inside keeps it. Another count or another span begins the rounds again.
 *
 * @example
 * const repeat = { unit: 'page', chapterId: 1, start: 2, end: 4, count: 2, played: 0 }
 * stepRepeat(repeat, { kind: 'reached-end' }) // => { repeat: { ...repeat, played: 1 }, seekTo: 2 }
 * stepRepeat({ ...repeat, played: 1 }, { kind: 'reached-end' }) // => { repeat: null, seekTo: null }
 * stepRepeat(repeat, { kind: 'sought', seconds: 9 }) // => { repeat: null, seekTo: null }
 */
export function stepRepeat(repeat: Repeat, event: RepeatEvent): RepeatStep {
  switch (event.kind) {
    case 'reached-end': {
      const next = repeatRange({ ...repeat, time: repeat.end })
      return next.action === 'seek'
        ? { repeat: { ...repeat, played: next.played }, seekTo: next.to }
        : { repeat: null, seekTo: null }
    }
    case 'sought': {
      const isInside = repeat.start - EDGE_SECONDS <= event.seconds && event.seconds <= repeat.end + EDGE_SECONDS
      return { repeat: isInside ? repeat : null, seekTo: null }
    }
    case 'edge-moved': {
      const { start, end } = repeat
      const moved =
        event.edge === 'start'
          ? { start: Math.max(0, Math.min(event.seconds, end - SHORTEST_REPEAT_SECONDS)) }
          : { end: Math.max(event.seconds, start + SHORTEST_REPEAT_SECONDS) }
      return { repeat: { ...repeat, ...moved, unit: 'time', played: 0 }, seekTo: null }
    }
    case 'count-chosen':
      return { repeat: { ...repeat, count: event.count, played: 0 }, seekTo: null }
  }
}

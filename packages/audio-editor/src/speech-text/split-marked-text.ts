import { findPauseTags } from '@lectern/core/audio'
import type { ChangedRange } from './find-changed-ranges'

/**
 * The ways in which a part of a text is drawn. `changed`: it changed since the narration. `unspoken`: it has no stored
 * speech. `failed`: so it has, after an attempt that failed. `locked`: its speech stays as it is. `voice`: it has a
 * voice of its own. `pause`: a pause tag, which is not spoken.
 */
export type TextMark = 'changed' | 'unspoken' | 'failed' | 'locked' | 'voice' | 'pause'

export interface MarkedRange extends ChangedRange {
  readonly mark: TextMark
  /** The voice of a `voice` mark. */
  readonly voice?: { readonly name: string; readonly color: string | undefined }
}

/** A piece of a text that is drawn in one way. */
export interface MarkedPiece {
  readonly start: number
  readonly text: string
  /** Empty for plain text. */
  readonly marks: readonly TextMark[]
  /** Marks of ranges that begin with this piece: a sign is drawn once a range. */
  readonly begins: readonly TextMark[]
  /** Undefined without a voice of its own. */
  readonly voice: MarkedRange['voice']
}

/**
 * Splits a text at the ends of its marked ranges, which may overlap, and of its pause tags.
 *
 * @example
 * splitMarkedText('Hush <break time="1s" />', []).map(({ text }) => text) // => ['Hush ', '<break time="1s" />']
 */
export function splitMarkedText(text: string, marked: readonly MarkedRange[]): MarkedPiece[] {
  const pauses = findPauseTags(text).map(({ start, end }): MarkedRange => ({ start, end, mark: 'pause' }))
  const ranges = [...marked, ...pauses]
  const cuts = ranges.flatMap(({ start, end }) => [start, end])
  const starts = [...new Set([0, ...cuts])].filter((at) => at < text.length).toSorted((a, b) => a - b)
  return starts.map((at, index) => {
    const around = ranges.filter(({ start, end }) => start <= at && at < end)
    return {
      start: at,
      text: text.slice(at, starts[index + 1]),
      marks: [...new Set(around.map(({ mark }) => mark))],
      begins: around.filter(({ start }) => start === at).map(({ mark }) => mark),
      voice: around.find(({ voice }) => voice !== undefined)?.voice,
    }
  })
}

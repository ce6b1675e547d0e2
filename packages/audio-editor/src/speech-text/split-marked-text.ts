import { findPauseTags } from '@lectern/core/audio'
import type { ChangedRange } from './find-changed-ranges'

/** A piece of a text that is drawn in one way. */
export interface MarkedPiece {
  readonly start: number
  readonly text: string
  /** It belongs to a sentence that changed since the narration. */
  readonly isChanged: boolean
  /** It belongs to a sentence without stored speech. */
  readonly isUnspoken: boolean
  /** It is a pause tag, which is not spoken. */
  readonly isPause: boolean
}

/**
 * Splits a text at the ends of its changed parts and of its pause tags.
 *
 * @param changed ranges in order, none touching another
 * @param unspoken ranges in order, which may overlap the changed ones
 *
 * @example
 * splitMarkedText('Hush <break time="1s" />', []).map(({ text }) => text) // => ['Hush ', '<break time="1s" />']
 */
export function splitMarkedText(
  text: string,
  changed: readonly ChangedRange[],
  unspoken: readonly ChangedRange[] = [],
): MarkedPiece[] {
  const pauses = findPauseTags(text)
  const cuts = [...changed, ...unspoken, ...pauses].flatMap(({ start, end }) => [start, end])
  const starts = [...new Set([0, ...cuts])].filter((at) => at < text.length).toSorted((a, b) => a - b)
  const isIn = (ranges: readonly ChangedRange[], at: number) => ranges.some(({ start, end }) => start <= at && at < end)
  return starts.map((start, index) => ({
    start,
    text: text.slice(start, starts[index + 1]),
    isChanged: isIn(changed, start),
    isUnspoken: isIn(unspoken, start),
    isPause: isIn(pauses, start),
  }))
}

import { roundRect, type Rect } from '@lectern/core/geometry'
import { transferTimings } from '@lectern/core/sync'
import { removeConfidence } from '../../recognition/remove-confidence'
import { placeRect, type PlacedRect } from '../placed-rect'
import type { RectChange } from '../rect-document'
import { readWord } from '../read-word'

/** Returns the words that the text of one rect holds, parted by spaces. */
export function listParts(word: string): readonly string[] {
  return word.split(/\s+/u).filter((part) => part !== '')
}

export interface SplitOptions {
  /** The rect that follows in reading order. */
  readonly next: PlacedRect | undefined
  readonly language: string
  readonly newId: () => string
}

/**
 * Returns the change that splits a word at the spaces of its text. The parts share its box and time by their letters and follow
 * each other in its place of the reading order. Null if the text has no space.
 */
export function splitWord(placed: PlacedRect, { next, language, newId }: SplitOptions): RectChange | null {
  const parts = listParts(readWord(placed))
  if (parts.length < 2) return null
  const whole: Rect = { ...removeConfidence(placed.rect), word: parts.join('') }
  const { rects } = transferTimings([whole], parts.join(' '), { language })
  const step = ((next?.order ?? placed.order + 1) - placed.order) / rects.length
  const [first, ...others] = rects.map((rect, index) =>
    index === 0
      ? { ...placed, rect: { ...rect, ...roundRect(rect), id: placed.rect.id } }
      : placeRect(placed, { ...withSettingsOf(whole), ...roundRect(rect), id: newId() }, placed.order + index * step),
  )
  if (first === undefined) return null
  return {
    added: Object.fromEntries(others.map((other) => [other.id, other])),
    updated: { [placed.id]: [placed, first] },
    removed: {},
  }
}

/** The fields of the whole word that each part takes over. */
function withSettingsOf({
  startTime: _start,
  endTime: _end,
  timing: _timing,
  pauseAfter: _pause,
  ...rest
}: Rect): Rect {
  return rest
}

import { unionRects, type Rect } from '@lectern/core/geometry'
import { removeConfidence } from '../../recognition/remove-confidence'
import { scopeKey, type PlacedRect } from '../placed-rect'
import type { RectChange } from '../rect-document'

/**
 * Returns the change that joins words of one page into the first of them. The joined word has a box around all of them, and the
 * time from the start of the first to the end of the last. Sentences are joined with a space between. Returns null for fewer
 * than two words.
 *
 * @param words in reading order
 */
export function joinWords(words: readonly PlacedRect[]): RectChange | null {
  const [first, ...others] = words
  const rects = words.map(({ rect }) => rect)
  const box = unionRects(rects)
  if (first === undefined || box === null || others.length === 0) return null
  if (others.some((other) => scopeKey(other) !== scopeKey(first))) return null
  const word = rects
    .flatMap((rect) => (rect.word === undefined ? [] : [rect.word]))
    .join(first.kind === 'rects' ? ' ' : '')
  const {
    startTime: _start,
    endTime: _end,
    timing: _timing,
    pauseAfter: _pause,
    ...rest
  } = removeConfidence(first.rect)
  const joined: Rect = { ...rest, ...box, word, ...joinTimes(rects), ...pauseOf(rects.at(-1)) }
  return {
    added: {},
    updated: { [first.id]: [first, { ...first, rect: joined }] },
    removed: Object.fromEntries(others.map((other) => [other.id, other])),
  }
}

function pauseOf(last: Rect | undefined): Pick<Rect, 'pauseAfter'> {
  return last?.pauseAfter === undefined ? {} : { pauseAfter: last.pauseAfter }
}

/** The joined word has a time only if each part has one. If a part is estimated, the whole is. */
function joinTimes(rects: readonly Rect[]): Pick<Rect, 'startTime' | 'endTime' | 'timing'> {
  const starts = rects.flatMap(({ startTime }) => (startTime === undefined ? [] : [startTime]))
  const ends = rects.flatMap(({ endTime }) => (endTime === undefined ? [] : [endTime]))
  if (starts.length < rects.length || ends.length < rects.length) return {}
  const timing = rects.find((rect) => rect.timing?.source === 'estimated')?.timing ?? rects[0]?.timing
  return { startTime: Math.min(...starts), endTime: Math.max(...ends), ...(timing === undefined ? {} : { timing }) }
}

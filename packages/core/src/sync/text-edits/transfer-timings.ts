import { requireLanguage, requireList } from '../../arrays/require-list'
import type { Language, Rect } from '../../types'
import { transferToRects } from './transfer-to-rects'
import { transferToText } from './transfer-to-text'

/**
 * Transfers the times of a page's words to its edited text, so that a correction keeps the sync. `after` is the new text, or
 * the rects of a new recognition in reading order, which keep their own ids and boxes. Unchanged words keep their rect and
 * times exactly. A word that replaces another takes over its rect and times. Several words that replace several share their
 * rects and time by letters. New words are placed between their neighbours and timed in the silence there, or not timed if
 * there is none. New times are marked 'estimated'; they never run backwards or overlap unless the old ones did. `changed`
 * lists the ids of rects that are new or have another word. Seconds, page-image pixels. Rects without a word, such as
 * pictures, are returned unchanged. A text without words leaves no other rects. On a page without rects new words are placed
 * at the origin, one pixel in size.
 *
 * @throws TypeError if the language, a word or a rect is missing
 *
 * @example
 * const before = [
 *   { id: 'a', x: 0, y: 0, width: 40, height: 10, word: 'Helo', startTime: 0, endTime: 0.4 },
 *   { id: 'b', x: 50, y: 0, width: 50, height: 10, word: 'world', startTime: 0.4, endTime: 0.9 },
 * ]
 * transferTimings(before, 'Hello world', { language: 'en' }).changed // => ['a']
 */
export function transferTimings(
  before: Rect[],
  after: string | Rect[],
  o: { language: Language },
): { rects: Rect[]; changed: string[] } {
  requireList(before, 'before')
  if (typeof after !== 'string') requireList(after, 'after')
  requireLanguage(o)
  return typeof after === 'string' ? transferToText(before, after, o.language) : transferToRects(before, after)
}

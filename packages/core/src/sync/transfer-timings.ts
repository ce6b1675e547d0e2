import type { Language, Rect } from '../types'
import { transferToRects } from './transfer-to-rects'
import { transferToText } from './transfer-to-text'

/**
 * Carries the times of a page's words over to its edited text, so that a correction does not cost the sync. `after` is the
 * new text, or the rects of a new recognition in reading order, which keep their own ids and boxes. Words that were not
 * touched keep their rect and times exactly; a word in the place of another takes over its rect and times; several in the
 * place of several share their rects and their time by letters; new words stand between their neighbours and get what
 * silence there is, or no times where there is none. Times that are new are marked 'estimated', and never run backwards or
 * overlap where those before did not. `changed` names the rects that are new or have another word. Seconds, page-image
 * pixels. Rects without a word, such as pictures, are carried along untouched. A text without words leaves no others; on a page without rects new words stand at the origin, one pixel in size.
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
  return typeof after === 'string' ? transferToText(before, after, o.language) : transferToRects(before, after)
}

import type { RectData } from '../book/model/book-types'
import { restoreHyphen } from '../text/hyphenation/restore-hyphen'

/**
 * Lists the words of a page for its index: those of its word rects, or the sentences of a page without. Rects without a text or
 * a size are left out, as readers do not see them.
 *
 * @example
 * const rect = { id: 'a', x: 0, y: 0, width: 9, height: 9 }
 * listRectTexts({ rects: [], rectsByWords: [{ ...rect, word: ' Fox ' }, rect] }) // => ['Fox']
 */
export function listRectTexts({ rects, rectsByWords }: RectData): string[] {
  return (rectsByWords.length > 0 ? rectsByWords : rects).flatMap(({ word = '', width, height, detectedBreak }) => {
    const text = word.trim()
    return text !== '' && width > 0 && height > 0 ? [restoreHyphen(text, detectedBreak)] : []
  })
}

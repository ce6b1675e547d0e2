import { roundRect, type Rect } from '@lectern/core/geometry'
import { transferTimings } from '@lectern/core/sync'
import type { TranslationDraft } from './translation-draft'

/** No text has this letter, so that no word keeps the box of a word in the other language by chance. */
const maskedWord = '\u{F0000}'

/** Places the words of a draft on the lines of the text that it was translated from, each as wide as its letters. */
export function placeTranslation(
  { text, boxes }: Pick<TranslationDraft, 'text' | 'boxes'>,
  language: string,
  newId: () => string,
): Rect[] {
  const before = boxes.map((box, index) => ({ ...box, id: String(index), word: maskedWord }))
  return transferTimings(before, text, { language }).rects.map(({ x, y, width, height, word }) => ({
    id: newId(),
    ...roundRect({ x, y, width, height }),
    ...(word === undefined ? {} : { word }),
  }))
}

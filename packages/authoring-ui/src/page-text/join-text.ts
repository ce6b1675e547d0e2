import type { PlacedRect } from '../editor/placed-rect'

/** Returns the words of a page as running text: a space between words, a new line where a line of the page ends. */
export function joinText(words: readonly PlacedRect[]): string {
  let text = ''
  let before: PlacedRect | null = null
  for (const placed of words) {
    const { word, y, height } = placed.rect
    if (word === undefined || word === '') continue
    if (before !== null) text += y + height / 2 > before.rect.y + before.rect.height ? '\n' : ' '
    text += word
    before = placed
  }
  return text
}

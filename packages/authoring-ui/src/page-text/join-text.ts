import type { Rect } from '@lectern/core/geometry'
import type { PlacedRect } from '../editor/placed-rect'
import { joinsWithoutSpace } from './joins-without-space'

/**
 * Returns the words of a page as running text, with a new line where a line of the page ends and a space between other words
 * of scripts that have spaces. Columns of scripts without spaces are lines too.
 */
export function joinText(words: readonly PlacedRect[]): string {
  let text = ''
  let before: { readonly word: string; readonly rect: Rect } | null = null
  for (const { rect } of words) {
    const { word } = rect
    if (word === undefined || word === '') continue
    if (before !== null) text += separate(before, { word, rect })
    text += word
    before = { word, rect }
  }
  return text
}

interface Word {
  readonly word: string
  readonly rect: Rect
}

function separate(before: Word, next: Word): string {
  const isUnspaced = joinsWithoutSpace(before.word, next.word)
  const isBelow = next.rect.y + next.rect.height / 2 > before.rect.y + before.rect.height
  const isInColumn = isUnspaced && overlapsInWidth(before.rect, next.rect)
  const isNextColumn = isUnspaced && next.rect.y + next.rect.height < before.rect.y
  if ((isBelow && !isInColumn) || isNextColumn) return '\n'
  return isUnspaced ? '' : ' '
}

/** Returns true if rects share more than half of the narrower one's width, as the words of a column do. */
function overlapsInWidth(a: Rect, b: Rect): boolean {
  const shared = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  return shared > Math.min(a.width, b.width) / 2
}

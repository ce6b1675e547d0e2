import type { ImportedWord } from '@lectern/backend/ports'
import type { PageCharacter } from './page-character'

const UNREADABLE = /[\uFFFD\p{Co}\p{Cn}]/u
const MAX_UNREADABLE = 0.15
const MAX_NONSENSE_BOXES = 0.2
const MAX_WORD_HEIGHT = 0.5
const MIN_WORD_PIXELS = 1

function measureFraction<T>(all: readonly T[], test: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(test).length / all.length
}

/**
 * Returns true if a text layer can be used: it has words, their letters are mapped, and their boxes make sense. It may still
 * differ from what the page shows; only recognition can tell.
 */
export function isLayerUsable(
  words: readonly ImportedWord[],
  characters: readonly PageCharacter[],
  page: { width: number; height: number },
): boolean {
  if (words.length === 0) return false
  const letters = characters.filter(({ text, isSoftHyphen }) => text.trim() !== '' && !isSoftHyphen)
  if (measureFraction(letters, ({ text, isUnmapped }) => isUnmapped || UNREADABLE.test(text)) > MAX_UNREADABLE)
    return false
  const isNonsense = ({ width, height }: ImportedWord): boolean =>
    width < MIN_WORD_PIXELS || height < MIN_WORD_PIXELS || height > MAX_WORD_HEIGHT * page.height
  if (measureFraction(words, isNonsense) > MAX_NONSENSE_BOXES) return false
  const places = new Set(words.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`))
  return places.size >= words.length * (1 - MAX_NONSENSE_BOXES)
}

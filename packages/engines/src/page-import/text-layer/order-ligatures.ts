import type { PageCharacter } from './page-character'

const RIGHT_TO_LEFT_LETTER = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]$/u
/** Parts of a ligature touch, within this rounding error. */
const SEAM_HEIGHTS = 0.05

function isLetter({ text }: PageCharacter): boolean {
  return RIGHT_TO_LEFT_LETTER.test(text) && /\p{L}/u.test(text)
}

/**
 * Returns true if a letter begins at the right edge of the one before, as PDFium divides the box of a ligature. A long stroke
 * that reaches back under other letters does not.
 */
function goesBack(last: PageCharacter, next: PageCharacter): boolean {
  const sameLine = next.top < last.bottom && last.top < next.bottom
  const touches = Math.abs(next.left - last.right) <= SEAM_HEIGHTS * (last.bottom - last.top)
  return sameLine && touches && isLetter(last) && isLetter(next)
}

/**
 * Reverses the letters of ligatures (lam and alef) in right-to-left scripts, which PDFium lists from the left.
 */
export function orderLigatures(characters: readonly PageCharacter[]): PageCharacter[] {
  const ordered: PageCharacter[] = []
  let run: PageCharacter[] = []
  for (const character of characters) {
    const last = run.at(-1)
    if (last && !goesBack(last, character)) {
      ordered.push(...run.toReversed())
      run = []
    }
    run.push(character)
  }
  return [...ordered, ...run.toReversed()]
}

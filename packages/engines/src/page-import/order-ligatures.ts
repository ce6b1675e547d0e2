import type { PageCharacter } from './page-character'

const RIGHT_TO_LEFT_LETTER = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]$/u
/** The parts of a ligature's box touch, but for rounding. */
const SEAM_HEIGHTS = 0.05

function isLetter({ text }: PageCharacter): boolean {
  return RIGHT_TO_LEFT_LETTER.test(text) && /\p{L}/u.test(text)
}

/**
 * Whether a letter begins where the one before it ends, to its right: PDFium shares the box of a ligature out so. A long
 * stroke that merely reaches back under other letters does not.
 */
function goesBack(last: PageCharacter, next: PageCharacter): boolean {
  const sameLine = next.top < last.bottom && last.top < next.bottom
  const touches = Math.abs(next.left - last.right) <= SEAM_HEIGHTS * (last.bottom - last.top)
  return sameLine && touches && isLetter(last) && isLetter(next)
}

/**
 * Letters of scripts that are written from the right, in the order in which they stand. PDFium gives the letters of a
 * ligature (lam and alef) from the left.
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

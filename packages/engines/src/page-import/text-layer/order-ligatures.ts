import type { PageCharacter } from './page-character'

const RIGHT_TO_LEFT_LETTER = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]$/u
/** Largest gap between two parts of a ligature, as a fraction of the letter's height. */
const MAX_SEAM_GAP = 0.05

function isLetter({ text }: PageCharacter): boolean {
  return RIGHT_TO_LEFT_LETTER.test(text) && /\p{L}/u.test(text)
}

/**
 * Returns true if a letter begins at the right edge of the previous one. In right-to-left text that happens only inside a
 * ligature, whose box PDFium divides from left to right. A long stroke that extends back under other letters is excluded,
 * because its edges do not touch.
 */
function continuesLigature(last: PageCharacter, next: PageCharacter): boolean {
  const sameLine = next.top < last.bottom && last.top < next.bottom
  const touches = Math.abs(next.left - last.right) <= MAX_SEAM_GAP * (last.bottom - last.top)
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
    if (last && !continuesLigature(last, character)) {
      ordered.push(...run.toReversed())
      run = []
    }
    run.push(character)
  }
  return [...ordered, ...run.toReversed()]
}

import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { chooseQuarterTurns } from './choose-quarter-turns'
import { toCharacter } from './to-character'

/** Rotates a page so that its text is upright: pages of rotated text, and rotated pages of upright text. */
export function rotateTextUpright(library: WrappedPdfiumModule, page: number): void {
  const textPage = library.FPDFText_LoadPage(page)
  if (textPage === 0) return
  const angles = Array.from({ length: library.FPDFText_CountChars(textPage) }, (_, index) =>
    /\S/.test(toCharacter(library.FPDFText_GetUnicode(textPage, index)))
      ? library.FPDFText_GetCharAngle(textPage, index)
      : null,
  )
  library.FPDFText_ClosePage(textPage)
  const turns = chooseQuarterTurns(angles.filter((angle) => angle !== null))
  if (turns !== null && turns !== library.FPDFPage_GetRotation(page)) library.FPDFPage_SetRotation(page, turns)
}

import { isWrittenWithoutSpaces } from '../text/language'
import type { EditAlignment, EditPiece } from './edit-step'

/**
 * The words of a stretch, each with the rect that it is the new form of, where there is one. Scripts without spaces are cut
 * where the rects were: a letter that is new goes with the one before it.
 */
export function cutEditPieces(
  { after, rectAt, pieceAt }: EditAlignment,
  rects: readonly number[],
  stretch: EditPiece,
): (EditPiece & { rect: number })[] {
  const open = new Set(rects)
  const rectOf = (at: number): number => (open.has(rectAt[at] ?? -1) ? (rectAt[at] ?? -1) : -1)
  const cut: (EditPiece & { rect: number })[] = []
  for (let at = stretch.from; at < stretch.to; at += 1) {
    const rect = rectOf(at)
    const piece = pieceAt?.get(at)
    if (piece !== undefined) {
      cut.push({ ...piece, rect })
      continue
    }
    const last = cut.at(-1)
    if (last === undefined || (pieceAt === null && !goesOn(last, rect, after[at] ?? '', after))) {
      cut.push({ from: at, to: at + 1, rect })
    } else {
      last.to = at + 1
      if (last.rect < 0) last.rect = rect
    }
  }
  return cut
}

/** Whether a unit belongs to the piece before it: letters of one rect, or new ones beside them. */
function goesOn(last: EditPiece & { rect: number }, rect: number, unit: string, after: readonly string[]): boolean {
  const areLetters = isWrittenWithoutSpaces(unit) && isWrittenWithoutSpaces(after[last.to - 1] ?? '')
  return areLetters && (rect < 0 || last.rect < 0 || rect === last.rect)
}

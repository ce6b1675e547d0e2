import { int32At, stringAt } from '../../arrays/element-at'
import { isWrittenWithoutSpaces } from '../../languages/language'
import type { EditAlignment, EditPiece } from './edit-step'

/**
 * Splits a part of the new text into words, each with the rect that it comes from, or -1. Scripts without spaces are split
 * where the rects were; a new letter joins the letter before it.
 */
export function splitEditPieces(
  { after, rectAt, pieceAt }: EditAlignment,
  rects: readonly number[],
  part: EditPiece,
): (EditPiece & { rect: number })[] {
  const open = new Set(rects)
  const split: (EditPiece & { rect: number })[] = []
  for (let at = part.from; at < part.to; at += 1) {
    const known = int32At(rectAt, at)
    const rect = open.has(known) ? known : -1
    const piece = pieceAt?.[at] ?? null
    if (piece !== null) {
      split.push({ ...piece, rect })
      continue
    }
    const last = split.at(-1)
    if (last === undefined || (pieceAt === null && !continues(last, rect, at, after))) {
      split.push({ from: at, to: at + 1, rect })
    } else {
      last.to = at + 1
      if (last.rect < 0) last.rect = rect
    }
  }
  return split
}

/** Returns true if a unit belongs to the piece before it: both are letters of one rect, or one of them is new. */
function continues(last: EditPiece & { rect: number }, rect: number, at: number, after: readonly string[]): boolean {
  const areLetters = isWrittenWithoutSpaces(stringAt(after, at)) && isWrittenWithoutSpaces(stringAt(after, last.to - 1))
  return areLetters && (rect < 0 || last.rect < 0 || rect === last.rect)
}

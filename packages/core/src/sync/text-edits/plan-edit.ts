import { elementAt, int32At, stringAt } from '../../arrays/element-at'
import type { Rect } from '../../types'
import { alignWordIds } from '../alignment/align-word-ids'
import type { EditPiece, EditStep } from './edit-step'
import { findHyphenatedStem } from './find-hyphenated-stem'
import { listEditSteps } from './list-edit-steps'
import { splitEditUnits } from './split-edit-units'
import { createWordInterner } from '../words/word-interner'

/**
 * Plans an edit: compares a page's words, as they are written, with their new text and lists which rects each part of the new
 * text replaces. Rects whose words are not in the new text are in no step.
 *
 * @param rects in reading order
 * @param after units of the new text, see `splitEditUnits`
 * @param pieces how the new text is split already, as by the rects of a new recognition; by words if left out
 */
export function planEdit(
  rects: readonly Pick<Rect, 'word' | 'detectedBreak'>[],
  after: readonly string[],
  pieces?: readonly EditPiece[],
): EditStep[] {
  const units: { text: string; rect: number }[] = []
  let rect = -1
  for (const { word } of rects) {
    rect += 1
    for (const text of splitEditUnits(word ?? '')) units.push({ text, rect })
  }
  const stems = new Map<number, string>()
  const spelled: string[] = []
  for (const { text } of units) {
    const stem = findHyphenatedStem(rects, units, spelled.length)
    if (stem !== null) stems.set(spelled.length, stem)
    spelled.push(stem ?? text)
  }
  const isHyphenated = (from: number, to: number): boolean =>
    Array.from({ length: to - 1 - from }, (_, step) => stems.has(from + step)).every(Boolean)
  const newIndex = new Int32Array(units.length).fill(-1)
  const isSame = new Uint8Array(units.length)
  const register = createWordInterner(composed)
  const pairs = alignWordIds(register, register.intern(spelled), register.intern(after), 'equality')
  for (let pair = 0; pair < pairs.count; pair += 1) {
    const from = int32At(pairs.referenceFrom, pair)
    const to = int32At(pairs.referenceTo, pair)
    const at = int32At(pairs.heardFrom, pair)
    if (int32At(pairs.heardTo, pair) - at > 1) continue
    const now = stringAt(after, at)
    const same =
      to - from === 1
        ? elementAt(units, from).text === now
        : isHyphenated(from, to) && spelled.slice(from, to).join('') === now
    if (to - from > 1 && !same) continue
    for (let unit = from; unit < to; unit += 1) {
      newIndex[unit] = at
      isSame[unit] = same ? 1 : 0
    }
  }
  const rectAt = new Int32Array(after.length).fill(-1)
  for (let unit = 0; unit < units.length; unit += 1) {
    const at = int32At(newIndex, unit)
    if (at >= 0) rectAt[at] = elementAt(units, unit).rect
  }
  const pieceAt = pieces === undefined ? null : indexPieces(pieces, after.length)
  return listEditSteps({ rects: rects.length, units, newIndex, isSame, after, rectAt, pieceAt })
}

/** Lists the pieces by their first unit. */
function indexPieces(pieces: readonly EditPiece[], units: number): (EditPiece | null)[] {
  const pieceAt = Array.from({ length: units }, (): EditPiece | null => null)
  for (const piece of pieces) if (piece.from < piece.to) pieceAt[piece.from] = piece
  return pieceAt
}

const composed = (unit: string): string => unit.normalize('NFC')

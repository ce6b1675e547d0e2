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
  const units = rects.flatMap(({ word = '' }, rect) => splitEditUnits(word).map((text) => ({ text, rect })))
  const stems = units.map((_, at) => findHyphenatedStem(rects, units, at))
  const spelled = units.map(({ text }, at) => stems[at] ?? text)
  const isHyphenated = (from: number, to: number): boolean => stems.slice(from, to - 1).every((stem) => stem !== null)
  const newIndex = new Int32Array(units.length).fill(-1)
  const isSame = new Uint8Array(units.length)
  const register = createWordInterner(composed)
  for (const operation of alignWordIds(register, register.intern(spelled), register.intern(after), 'equality')) {
    if (operation.kind !== 'match' && operation.kind !== 'similar') continue
    const [from, to] = operation.reference
    const [at, end] = operation.heard
    if (end - at > 1) continue
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
  for (const [unit, { rect }] of units.entries()) {
    const at = int32At(newIndex, unit)
    if (at >= 0) rectAt[at] = rect
  }
  const pieceAt = pieces && new Map(pieces.filter(({ from, to }) => from < to).map((piece) => [piece.from, piece]))
  return listEditSteps({ rects: rects.length, units, newIndex, isSame, after, rectAt, pieceAt: pieceAt ?? null })
}

const composed = (unit: string): string => unit.normalize('NFC')

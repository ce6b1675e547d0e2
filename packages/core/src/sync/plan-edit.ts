import type { Rect } from '../types'
import { alignSpellings } from './align-spellings'
import type { EditPiece, EditStep } from './edit-step'
import { findCut } from './find-cut'
import { listEditSteps } from './list-edit-steps'
import { readEditUnits } from './read-edit-units'
import { createWordRegister } from './word-register'

/**
 * Compares a page's words with their new text, and says for every stretch of it which rects it takes the place of. The
 * text is compared as it is written. Rects whose words are not in the new text are in no step.
 *
 * @param words the text of each rect, in reading order
 * @param after units of the new text, see `readEditUnits`
 * @param pieces where the new text is cut already, as by the rects of a new recognition; its words when left out
 */
export function planEdit(
  rects: readonly Pick<Rect, 'word' | 'detectedBreak'>[],
  after: readonly string[],
  pieces?: readonly EditPiece[],
): EditStep[] {
  const units = rects.flatMap(({ word = '' }, rect) => readEditUnits(word).map((text) => ({ text, rect })))
  const cuts = units.map((_, at) => findCut(rects, units, at))
  const spelled = units.map(({ text }, at) => cuts[at] ?? text)
  const isCutWord = (from: number, to: number): boolean => cuts.slice(from, to - 1).every((cut) => cut !== null)
  const standsAt = new Int32Array(units.length).fill(-1)
  const isSame = new Uint8Array(units.length)
  const register = createWordRegister(composed)
  for (const operation of alignSpellings(register, register.enter(spelled), register.enter(after), 'equal')) {
    if (operation.kind !== 'match' && operation.kind !== 'similar') continue
    const [from, to] = operation.reference
    const [at, end] = operation.heard
    if (end - at > 1) continue
    const now = after[at] ?? ''
    const was = units.slice(from, to).map(({ text }) => text)
    const same = to - from === 1 ? was[0] === now : isCutWord(from, to) && spelled.slice(from, to).join('') === now
    if (to - from > 1 && !same) continue
    for (let unit = from; unit < to; unit += 1) {
      standsAt[unit] = at
      isSame[unit] = same ? 1 : 0
    }
  }
  const rectAt = new Int32Array(after.length).fill(-1)
  for (const [unit, { rect }] of units.entries()) {
    const at = standsAt[unit] ?? -1
    if (at >= 0) rectAt[at] = rect
  }
  const pieceAt = pieces && new Map(pieces.filter(({ from, to }) => from < to).map((piece) => [piece.from, piece]))
  return listEditSteps({ rects: rects.length, units, standsAt, isSame, after, rectAt, pieceAt: pieceAt ?? null })
}

const composed = (unit: string): string => unit.normalize('NFC')

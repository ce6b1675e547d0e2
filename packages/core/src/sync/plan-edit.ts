import { joinHyphenated } from '../text/join-hyphenated'
import { isWrittenWithoutSpaces } from '../text/language'
import { splitGraphemes } from '../text/split-graphemes'
import type { Rect } from '../types'
import { alignSpellings } from './align-spellings'

/** A stretch of the new text, as indices of its units, half-open. */
export interface EditPiece {
  from: number
  to: number
}

/** What becomes of a stretch of a page's words when its text is edited, in the order of the new text. */
export type EditStep =
  /** As it was. A word that a line's end cuts is one unit of two rects. */
  | (EditPiece & { kind: 'kept'; rects: number[] })
  /** Other letters in the place of one rect. */
  | (EditPiece & { kind: 'replaced'; rect: number })
  /** Several rects have given way to another number of words, each of them a piece. */
  | { kind: 'rewritten'; rects: number[]; pieces: EditPiece[] }
  | { kind: 'inserted'; pieces: EditPiece[] }

/** What is aligned: a word, or a letter of scripts that do not part words by spaces. */
export function readEditUnits(text: string): string[] {
  return text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap((word) => (isWrittenWithoutSpaces(word) ? splitGraphemes(word) : [word]))
}

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
  for (const operation of alignSpellings(spelled, after, { spell: composed, first: 'equal' })) {
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
  return listSteps({ rects: rects.length, units, standsAt, isSame, after, rectAt, pieceAt: pieceAt ?? null })
}

const composed = (unit: string): string => unit.normalize('NFC')

/** The letters of a word's first part that its line's end cuts from the next rect's, without the hyphen; null for others. */
function findCut(
  rects: readonly Pick<Rect, 'word' | 'detectedBreak'>[],
  units: readonly { text: string; rect: number }[],
  at: number,
): string | null {
  const unit = units[at]
  const next = units[at + 1]
  if (unit === undefined || next === undefined || next.rect === unit.rect) return null
  if (joinHyphenated(unit.text, next.text, rects[unit.rect]?.detectedBreak) === null) return null
  return unit.text.replace(/[-\u00ad\u2010\u2011¬]$/u, '')
}

interface Alignment {
  rects: number
  units: readonly { text: string; rect: number }[]
  standsAt: Int32Array
  isSame: Uint8Array
  after: readonly string[]
  /** The rect that a unit of the new text is the new form of; -1 where there is none. */
  rectAt: Int32Array
  /** Where the new text is cut already: the pieces by where they begin. */
  pieceAt: ReadonlyMap<number, EditPiece> | null
}

function listSteps(alignment: Alignment): EditStep[] {
  const { units } = alignment
  const steps: EditStep[] = []
  let at = 0
  let waiting: number[] = []
  let first = 0
  for (let rect = 0; rect < alignment.rects; rect += 1) {
    let end = first
    while (units[end]?.rect === rect) end += 1
    const place = first === end ? null : findPlace(alignment, first, end)
    const previous = steps.at(-1)
    if (place === null) {
      if (first < end) waiting.push(rect)
    } else if (place.from === at - 1 && previous?.kind === 'kept' && waiting.length === 0 && previous.to === at) {
      previous.rects.push(rect)
    } else {
      steps.push(...fillBetween(alignment, waiting, { from: at, to: place.from }))
      steps.push({ kind: 'kept', rects: [rect], ...place })
      waiting = []
      at = place.to
    }
    first = end
  }
  steps.push(...fillBetween(alignment, waiting, { from: at, to: alignment.after.length }))
  return steps
}

/** Where all of a rect's units stand unchanged, side by side and cut as before; null when they do not. */
function findPlace({ standsAt, isSame, pieceAt }: Alignment, first: number, end: number): EditPiece | null {
  const from = standsAt[first] ?? -1
  if (from < 0) return null
  for (let unit = first; unit < end; unit += 1) {
    if (isSame[unit] !== 1 || standsAt[unit] !== from + unit - first) return null
  }
  const to = from + end - first
  return pieceAt === null || pieceAt.get(from)?.to === to ? { from, to } : null
}

/** The steps between two rects that stayed: for the rects that did not, and what stands there now. */
function fillBetween(alignment: Alignment, rects: readonly number[], stretch: EditPiece): EditStep[] {
  const pieces = cutPieces(alignment, rects, stretch)
  const placeOf = new Map(rects.map((rect, place) => [rect, place]))
  const steps: EditStep[] = []
  let nextRect = 0
  let nextPiece = 0
  for (const [at, piece] of pieces.entries()) {
    const place = placeOf.get(piece.rect) ?? -1
    if (place < nextRect) continue
    steps.push(...replaceEvenly(rects.slice(nextRect, place), pieces.slice(nextPiece, at)))
    steps.push({ kind: 'replaced', rect: rects[place] ?? 0, from: piece.from, to: piece.to })
    nextRect = place + 1
    nextPiece = at + 1
  }
  steps.push(...replaceEvenly(rects.slice(nextRect), pieces.slice(nextPiece)))
  return steps
}

function replaceEvenly(rects: readonly number[], pieces: readonly EditPiece[]): EditStep[] {
  const bare = pieces.map(({ from, to }) => ({ from, to }))
  if (bare.length === 0) return []
  if (rects.length === 0) return [{ kind: 'inserted', pieces: bare }]
  if (rects.length !== bare.length) return [{ kind: 'rewritten', rects: [...rects], pieces: bare }]
  return bare.map((piece, at) => ({ kind: 'replaced', rect: rects[at] ?? 0, ...piece }))
}

/**
 * The words of a stretch, each with the rect that it is the new form of, where there is one. Scripts without spaces are cut
 * where the rects were: a letter that is new goes with the one before it.
 */
function cutPieces(
  { after, rectAt, pieceAt }: Alignment,
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

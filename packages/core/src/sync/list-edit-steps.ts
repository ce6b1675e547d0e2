import { cutEditPieces } from './cut-edit-pieces'
import type { EditAlignment, EditPiece, EditStep } from './edit-step'

/** Says for every stretch of the new text which rects it takes the place of. */
export function listEditSteps(alignment: EditAlignment): EditStep[] {
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
function findPlace({ standsAt, isSame, pieceAt }: EditAlignment, first: number, end: number): EditPiece | null {
  const from = standsAt[first] ?? -1
  if (from < 0) return null
  for (let unit = first; unit < end; unit += 1) {
    if (isSame[unit] !== 1 || standsAt[unit] !== from + unit - first) return null
  }
  const to = from + end - first
  return pieceAt === null || pieceAt.get(from)?.to === to ? { from, to } : null
}

/** The steps between two rects that stayed: for the rects that did not, and what stands there now. */
function fillBetween(alignment: EditAlignment, rects: readonly number[], stretch: EditPiece): EditStep[] {
  const pieces = cutEditPieces(alignment, rects, stretch)
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

import { cutEditPieces } from './cut-edit-pieces'
import type { EditAlignment, EditPiece, EditStep } from './edit-step'

type AddStep = (kind: EditStep['kind'], rects: number[], pieces: EditPiece[]) => void

/**
 * Says for every stretch of the new text which rects it takes the place of. Rects without a word, such as pictures, are kept
 * where they stand among the others, but that a recognition has its own.
 */
export function listEditSteps(alignment: EditAlignment): EditStep[] {
  const { units } = alignment
  const steps: EditStep[] = []
  const pictures: number[] = []
  let nextPicture = 0
  let at = 0
  let waiting: number[] = []
  let first = 0
  for (let rect = 0; rect < alignment.rects; rect += 1) {
    let end = first
    while (units[end]?.rect === rect) end += 1
    const place = findPlace(alignment, first, end)
    const previous = steps.at(-1)
    if (first === end) {
      if (alignment.pieceAt === null) pictures.push(rect)
    } else if (place === null) {
      waiting.push(rect)
    } else if (previous !== undefined && place.from === at - 1 && waiting.length === 0) {
      // Cut in two by a picture, the word's rest follows it.
      if (nextPicture < pictures.length) add('kept', [rect], [])
      else previous.rects.push(rect)
    } else {
      fillBetween(add, alignment, waiting, { from: at, to: place.from })
      add('kept', [rect], [place])
      waiting = []
      at = place.to
    }
    first = end
  }
  fillBetween(add, alignment, waiting, { from: at, to: alignment.after.length })
  keepPictures(alignment.rects)
  return steps

  function add(kind: EditStep['kind'], rects: number[], pieces: EditPiece[]): void {
    keepPictures(rects[0] ?? 0)
    steps.push({ kind, rects, pieces })
  }

  /** Those that stood before the rect. */
  function keepPictures(before: number): void {
    for (let rect = pictures[nextPicture]; rect !== undefined && rect < before; rect = pictures[++nextPicture]) {
      steps.push({ kind: 'kept', rects: [rect], pieces: [] })
    }
  }
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
function fillBetween(add: AddStep, alignment: EditAlignment, waiting: readonly number[], stretch: EditPiece): void {
  const cut = cutEditPieces(alignment, waiting, stretch)
  const placeOf = new Map(waiting.map((rect, place) => [rect, place]))
  let nextRect = 0
  let nextPiece = 0
  for (const [at, piece] of cut.entries()) {
    const place = placeOf.get(piece.rect) ?? -1
    if (place < nextRect) continue
    replaceEvenly(place, at)
    replaceEvenly(place + 1, at + 1)
  }
  replaceEvenly(waiting.length, cut.length)

  /** The rects and the pieces up to these, one for one where they are as many. */
  function replaceEvenly(rectsTo: number, piecesTo: number): void {
    const rects = waiting.slice(nextRect, rectsTo)
    const pieces = cut.slice(nextPiece, piecesTo).map(({ from, to }) => ({ from, to }))
    nextRect = rectsTo
    nextPiece = piecesTo
    if (pieces.length === 0) return
    if (rects.length !== pieces.length) add(rects.length === 0 ? 'inserted' : 'rewritten', rects, pieces)
    else for (const [at, piece] of pieces.entries()) add('replaced', [rects[at] ?? 0], [piece])
  }
}

import { elementAt, int32At } from '../../arrays/element-at'
import { splitEditPieces } from './split-edit-pieces'
import type { EditAlignment, EditPiece, EditStep } from './edit-step'

type AddStep = (kind: EditStep['kind'], rects: number[], pieces: EditPiece[]) => void

/**
 * Lists the steps of an edit: for every part of the new text, the rects that it replaces. Rects without a word, such as
 * pictures, are kept in place, unless the new text is a new recognition, which brings its own.
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
      // The second part of a word that a picture cuts in two follows the picture.
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
    keepPictures(rects[0])
    steps.push({ kind, rects, pieces })
  }

  /** Adds the pictures that come before a rect; none for inserted words, which have no rect. */
  function keepPictures(before = 0): void {
    for (let rect = pictures[nextPicture]; rect !== undefined && rect < before; rect = pictures[++nextPicture]) {
      steps.push({ kind: 'kept', rects: [rect], pieces: [] })
    }
  }
}

/** Finds where all units of a rect occur unchanged, in a row and split as before; null if they do not. */
function findPlace({ newIndex, isSame, pieceAt }: EditAlignment, first: number, end: number): EditPiece | null {
  if (first === end) return null
  const from = int32At(newIndex, first)
  if (from < 0) return null
  for (let unit = first; unit < end; unit += 1) {
    if (isSame[unit] !== 1 || newIndex[unit] !== from + unit - first) return null
  }
  const to = from + end - first
  return pieceAt === null || pieceAt[from]?.to === to ? { from, to } : null
}

/** Adds the steps between two kept rects: the rects that were not kept, and the text in their place. */
function fillBetween(add: AddStep, alignment: EditAlignment, waiting: readonly number[], part: EditPiece): void {
  if (waiting.length === 0 && part.from === part.to) return
  const split = splitEditPieces(alignment, waiting, part)
  const placeOf = new Map(waiting.map((rect, place) => [rect, place]))
  let nextRect = 0
  let nextPiece = 0
  for (const [at, piece] of split.entries()) {
    const place = placeOf.get(piece.rect)
    if (place === undefined || place < nextRect) continue
    replaceUpTo(place, at)
    replaceUpTo(place + 1, at + 1)
  }
  replaceUpTo(waiting.length, split.length)

  /** Replaces the rects by the pieces up to these, one by one if there are as many. */
  function replaceUpTo(rectsTo: number, piecesTo: number): void {
    const rects = waiting.slice(nextRect, rectsTo)
    const pieces = split.slice(nextPiece, piecesTo).map(({ from, to }) => ({ from, to }))
    nextRect = rectsTo
    nextPiece = piecesTo
    if (pieces.length === 0) return
    if (rects.length !== pieces.length) add(rects.length === 0 ? 'inserted' : 'rewritten', rects, pieces)
    else for (const [at, rect] of rects.entries()) add('replaced', [rect], [elementAt(pieces, at)])
  }
}

import { cutEditPieces } from './cut-edit-pieces'
import type { EditAlignment, EditPiece, EditStep } from './edit-step'

/**
 * Says for every stretch of the new text which rects it takes the place of. Rects without a word, such as pictures, are kept
 * where they stand among the others, but that a recognition has its own.
 */
export function listEditSteps(alignment: EditAlignment): EditStep[] {
  const { units } = alignment
  const steps: EditStep[] = []
  const pictures: number[] = []
  let at = 0
  let waiting: number[] = []
  let first = 0
  for (let rect = 0; rect < alignment.rects; rect += 1) {
    let end = first
    while (units[end]?.rect === rect) end += 1
    const place = findPlace(alignment, first, end)
    if (first === end) {
      if (alignment.pieceAt === null) pictures.push(rect)
    } else if (place === null) {
      waiting.push(rect)
    } else if (place.from === at - 1 && waiting.length === 0) {
      const previous = steps.at(-1)?.rects
      // Cut in two by a picture, the word's rests follow it.
      if (previous === undefined || pictures.at(-1) === rect - 1)
        steps.push({ kind: 'kept', rects: [rect], pieces: [] })
      else previous.push(rect)
    } else {
      fillBetween(steps, alignment, waiting, { from: at, to: place.from })
      steps.push({ kind: 'kept', rects: [rect], pieces: [place] })
      waiting = []
      at = place.to
    }
    first = end
  }
  fillBetween(steps, alignment, waiting, { from: at, to: alignment.after.length })
  return [...putIn(steps, pictures)]
}

/** The steps with each picture before the first one whose rects stood behind it. */
function* putIn(steps: readonly EditStep[], pictures: readonly number[]): Generator<EditStep> {
  let next = 0
  for (const step of [...steps, null]) {
    const first = step === null ? Infinity : (step.rects[0] ?? -1)
    for (let picture = pictures[next]; picture !== undefined && picture < first; picture = pictures[++next]) {
      yield { kind: 'kept', rects: [picture], pieces: [] }
    }
    if (step !== null) yield step
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
function fillBetween(
  steps: EditStep[],
  alignment: EditAlignment,
  waiting: readonly number[],
  stretch: EditPiece,
): void {
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
    if (rects.length !== pieces.length)
      steps.push({ kind: rects.length === 0 ? 'inserted' : 'rewritten', rects, pieces })
    else
      for (const [at, piece] of pieces.entries())
        steps.push({ kind: 'replaced', rects: [rects[at] ?? 0], pieces: [piece] })
  }
}

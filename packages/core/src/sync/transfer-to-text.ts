import { languageDirection } from '../text/language'
import { endsLine } from '../text/ends-line'
import type { Box, Direction, Language, Rect } from '../types'
import { createIdMaker } from './create-id-maker'
import type { EditPiece } from './edit-step'
import { placeWordsBetween, placeWordsOver } from './place-words'
import { planEdit } from './plan-edit'
import { type ReadStep, readEditSteps } from './read-edit-steps'
import { readEditUnits } from './read-edit-units'
import { type Timing, withoutTiming } from './read-timing'
import { shareTimings, timeInSilence } from './share-timings'

/** The rects of a page for its edited text, see `transferTimings`. */
export function transferToText(
  before: readonly Rect[],
  text: string,
  language: Language,
): { rects: Rect[]; changed: string[] } {
  const units = readEditUnits(text)
  const direction = languageDirection(language)
  const makeId = createIdMaker(before)
  const rects: Rect[] = []
  const changed: string[] = []
  let previous: Rect | undefined
  for (const read of readEditSteps(before, planEdit(before, units))) {
    for (const rect of rectsOf(read)) {
      rects.push(rect)
      if (read.step.pieces.length > 0) previous = rect
      if (read.step.kind !== 'kept') changed.push(rect.id)
    }
  }
  return { rects, changed }

  function rectsOf({ step, was, silence, next }: ReadStep): Rect[] {
    const words = step.pieces.map(wordOf)
    switch (step.kind) {
      case 'kept':
        return was
      case 'replaced':
        return was.map((rect) => ({ ...rect, word: words[0] ?? '' }))
      case 'rewritten': {
        // A picture in their midst keeps its time: words have that of the rects before it.
        const beforePicture = was.filter((_, at) => step.rects[at] === (step.rects[0] ?? 0) + at)
        const owners = words.map((_, at) => was[at] ?? { ...was[0], id: makeId(was[0]) })
        return putWords(words, owners, placeWordsOver(was, words, direction), shareTimings(beforePicture, words))
      }
      case 'inserted': {
        const owners = words.map(() => ({ id: makeId(previous ?? next) }))
        return putWords(words, owners, placeBetween(words, previous, next, direction), timeInSilence(words, silence))
      }
    }
  }

  function wordOf({ from, to }: EditPiece): string {
    return units.slice(from, to).join('')
  }
}

function putWords(
  words: readonly string[],
  owners: readonly (Partial<Rect> & { id: string })[],
  boxes: readonly Box[],
  times: readonly Timing[],
): Rect[] {
  return words.map((word, at) => {
    const [owner, box] = [owners[at], boxes[at]]
    if (owner === undefined || box === undefined) {
      throw new Error(`${words.length} words have ${owners.length} rects and ${boxes.length} boxes`)
    }
    return { ...withoutTiming(owner), ...box, word, ...times[at] }
  })
}

/** Boxes on the line of the word before; on the line of the word after where that one begins its line. */
function placeBetween(
  words: readonly string[],
  previous: Rect | undefined,
  next: Rect | undefined,
  direction: Direction,
): Box[] {
  const goesOn = previous !== undefined && (next === undefined || !endsLine(previous, next))
  const gap = goesOn ? { previous, next: next ?? null } : { previous: null, next: next ?? null }
  return placeWordsBetween(words, gap, direction)
}

import { elementAt, stringAt } from '../../arrays/element-at'
import { languageDirection } from '../../languages/language'
import { endsLine } from '../../text-lines/ends-line'
import type { Box, Direction, Language, Rect } from '../../types'
import { createIdGenerator } from './create-id-generator'
import type { EditPiece } from './edit-step'
import { placeWordsBetween, placeWordsOver } from './place-words'
import { planEdit } from './plan-edit'
import { type ResolvedStep, resolveEditSteps } from './resolve-edit-steps'
import { splitEditUnits } from './split-edit-units'
import { type Timing, withoutTiming } from '../timing/pick-timing'
import { splitTiming, timeNewWords } from './split-timing'

/** Returns the rects of a page for its edited text, see `transferTimings`. */
export function transferToText(
  before: readonly Rect[],
  text: string,
  language: Language,
): { rects: Rect[]; changed: string[] } {
  const units = splitEditUnits(text)
  const direction = languageDirection(language)
  const makeId = createIdGenerator(before)
  const rects: Rect[] = []
  const changed: string[] = []
  let previous: Rect | undefined
  for (const read of resolveEditSteps(before, planEdit(before, units))) {
    for (const rect of rectsOf(read)) {
      rects.push(rect)
      if (read.step.pieces.length > 0) previous = rect
      if (read.step.kind !== 'kept') changed.push(rect.id)
    }
  }
  return { rects, changed }

  function rectsOf({ step, was, silence, next }: ResolvedStep): Rect[] {
    const words = step.pieces.map(wordOf)
    switch (step.kind) {
      case 'kept':
        return was
      case 'replaced':
        return was.map((rect) => ({ ...rect, word: stringAt(words, 0) }))
      case 'rewritten': {
        // A picture between the rects keeps its time, so the words share that of the rects before it.
        const beforePicture = was.filter((_, at) => step.rects[at] === elementAt(step.rects, 0) + at)
        const owners = words.map((_, at) => was[at] ?? { ...was[0], id: makeId(was[0]) })
        return putWords(words, owners, placeWordsOver(was, words, direction), splitTiming(beforePicture, words))
      }
      case 'inserted': {
        const owners = words.map(() => ({ id: makeId(previous ?? next) }))
        return putWords(words, owners, placeBetween(words, previous, next, direction), timeNewWords(words, silence))
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
  return words.map((word, at) => ({
    ...withoutTiming(elementAt(owners, at)),
    ...elementAt(boxes, at),
    word,
    ...elementAt(times, at),
  }))
}

/** Places new words on the line of the word before them, or on the line of the word after if that one begins a line. */
function placeBetween(
  words: readonly string[],
  previous: Rect | undefined,
  next: Rect | undefined,
  direction: Direction,
): Box[] {
  const isSameLine = previous !== undefined && (next === undefined || !endsLine(previous, next))
  const gap = isSameLine ? { previous, next: next ?? null } : { previous: null, next: next ?? null }
  return placeWordsBetween(words, gap, direction)
}

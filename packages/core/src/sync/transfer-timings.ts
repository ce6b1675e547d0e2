import { languageDirection } from '../text/language'
import type { Language, Rect } from '../types'
import { cutBoxes, fillLineGap } from './place-new-words'
import { type EditPiece, type EditStep, planEdit, readEditUnits } from './plan-edit'
import { endsLine } from './ends-line'
import { joinTimings, readTiming, shareTimings, timeInSilence, type Timing } from './time-new-words'
import { isTimed } from './timed-rect'

/**
 * Carries the times of a page's words over to its edited text, so that a correction does not cost the sync. `after` is the
 * new text, or the rects of a new recognition in reading order, which keep their own ids and boxes. Words that were not
 * touched keep their rect and times exactly; a word in the place of another takes over its rect and times; several in the
 * place of several share their rects and their time by letters; new words stand between their neighbours and get what
 * silence there is, or no times where there is none. Times that are new are marked 'estimated', and never run backwards or
 * overlap where those before did not. `changed` names the rects that are new or have another word. Seconds, page-image
 * pixels. A text without words leaves no rects; on a page without rects new words stand at the origin, one pixel in size.
 *
 * @example
 * const before = [
 *   { id: 'a', x: 0, y: 0, width: 40, height: 10, word: 'Helo', startTime: 0, endTime: 0.4 },
 *   { id: 'b', x: 50, y: 0, width: 50, height: 10, word: 'world', startTime: 0.4, endTime: 0.9 },
 * ]
 * transferTimings(before, 'Hello world', { language: 'en' }).changed // => ['a']
 */
export function transferTimings(
  before: Rect[],
  after: string | Rect[],
  o: { language: Language },
): { rects: Rect[]; changed: string[] } {
  return typeof after === 'string' ? toText(before, after, o.language) : toRects(before, after)
}

function toText(before: readonly Rect[], after: string, language: Language): { rects: Rect[]; changed: string[] } {
  const units = readEditUnits(after)
  const wordOf = ({ from, to }: EditPiece): string => units.slice(from, to).join('')
  const direction = languageDirection(language)
  const makeId = createIdMaker(before)
  const rects: Rect[] = []
  const changed: string[] = []
  const add = (rect: Rect): void => {
    rects.push(rect)
    changed.push(rect.id)
  }
  for (const { step, was, silence, next } of readSteps(before, planEdit(before, units))) {
    const [first] = was
    if (step.kind === 'kept') rects.push(...was)
    else if (step.kind === 'replaced' && first !== undefined) add({ ...first, word: wordOf(step) })
    else if (step.kind === 'rewritten') {
      const words = step.pieces.map(wordOf)
      const boxes = cutBoxes(was, words, direction)
      const times = shareTimings(was, words)
      for (const [at, word] of words.entries()) {
        const rect = was[at]
        const own = rect === undefined ? { ...first, id: makeId(first) } : rect
        add({ ...withoutTiming(own), ...(boxes[at] ?? emptyBox), word, ...times[at] })
      }
    } else if (step.kind === 'inserted') {
      const words = step.pieces.map(wordOf)
      const previous = rects.at(-1)
      const gap =
        previous !== undefined && (next === undefined || !endsLine(previous, next))
          ? { previous, next: next !== undefined && !endsLine(previous, next) ? next : null }
          : { previous: null, next: next ?? null }
      const boxes = fillLineGap(words, gap, direction)
      const times = timeInSilence(words, silence)
      for (const [at, word] of words.entries()) {
        add({ id: makeId(previous ?? next), ...(boxes[at] ?? emptyBox), word, ...times[at] })
      }
    }
  }
  return { rects, changed }
}

function toRects(before: readonly Rect[], after: readonly Rect[]): { rects: Rect[]; changed: string[] } {
  const units: string[] = []
  const pieces = after.map(({ word = '' }) => {
    const own = readEditUnits(word)
    const from = units.push(...own) - own.length
    return { from, to: units.length }
  })
  const times = new Map<number, Timing>()
  const kept = new Set<number>()
  for (const { step, was, silence } of readSteps(before, planEdit(before, units, pieces))) {
    const [first] = was
    if (step.kind === 'kept') {
      times.set(step.from, was.length === 1 && first !== undefined ? readTiming(first) : joinTimings(was))
      kept.add(step.from)
    } else if (step.kind === 'replaced') times.set(step.from, first === undefined ? {} : readTiming(first))
    else {
      const words = step.pieces.map(({ from, to }) => units.slice(from, to).join(''))
      const shared = step.kind === 'rewritten' ? shareTimings(was, words) : timeInSilence(words, silence)
      for (const [at, { from }] of step.pieces.entries()) times.set(from, shared[at] ?? {})
    }
  }
  const rects = after.map((rect, at) => {
    const piece = pieces[at]
    return piece === undefined || piece.from === piece.to ? rect : { ...withoutTiming(rect), ...times.get(piece.from) }
  })
  const changed = after.filter((_, at) => {
    const piece = pieces[at]
    return piece !== undefined && piece.from < piece.to && !kept.has(piece.from)
  })
  return { rects, changed: changed.map(({ id }) => id) }
}

interface ReadStep {
  step: EditStep
  /** The rects that the step keeps or takes the place of. */
  was: Rect[]
  /** Between the last time before the step and the first after it. */
  silence: { from: number | undefined; to: number | undefined }
  /** The first rect after the step. */
  next: Rect | undefined
}

function readSteps(before: readonly Rect[], steps: readonly EditStep[]): ReadStep[] {
  const read: ReadStep[] = []
  let next: Rect | undefined
  let to: number | undefined
  for (const step of steps.toReversed()) {
    const was = rectsOf(step).flatMap((index) => before[index] ?? [])
    read.push({ step, was, silence: { from: undefined, to }, next })
    next = was[0] ?? next
    to = was.find(isTimed)?.startTime ?? to
  }
  let from: number | undefined
  for (const { was, silence } of read.toReversed()) {
    silence.from = from
    from = was.findLast(isTimed)?.endTime ?? from
  }
  return read.toReversed()
}

function rectsOf(step: EditStep): readonly number[] {
  switch (step.kind) {
    case 'kept':
    case 'rewritten':
      return step.rects
    case 'replaced':
      return [step.rect]
    case 'inserted':
      return []
  }
}

const emptyBox = { x: 0, y: 0, width: 0, height: 0 }

function withoutTiming<R extends object>(rect: R & Timing): Omit<R, keyof Timing> {
  const { startTime: _start, endTime: _end, timing: _timing, pauseAfter: _pause, ...rest } = rect
  return rest
}

/** Ids that no rect has yet, made of the id of the rect that a word came to stand beside. */
function createIdMaker(rects: readonly Rect[]): (beside: Rect | undefined) => string {
  const taken = new Set(rects.map(({ id }) => id))
  return (beside) => {
    const stem = beside?.id ?? 'word'
    let number = 1
    while (taken.has(`${stem}-${number}`)) number += 1
    const id = `${stem}-${number}`
    taken.add(id)
    return id
  }
}

import { elementAt } from '../../arrays/element-at'
import type { Rect } from '../../types'
import type { EditStep } from './edit-step'
import { isTimed, type TimedRect } from '../timing/is-timed'
import type { Silence } from './split-timing'

/** A step of an edit with its rects and their surroundings. */
export interface ResolvedStep {
  step: EditStep
  /** The rects that the step keeps or replaces; none for inserted words. */
  was: Rect[]
  /** From the last end time before the step to the first start time after it, in seconds. */
  silence: Silence
  /** The first rect with a word after the step. */
  next: Rect | undefined
}

/** Resolves the rects of each step, the silence around it and the rect after it. */
export function resolveEditSteps(before: readonly Rect[], steps: readonly EditStep[]): ResolvedStep[] {
  const read: { step: EditStep; was: Rect[]; next: Rect | undefined; following: TimedRect | undefined }[] = []
  let next: Rect | undefined
  let following: TimedRect | undefined
  for (const step of steps.toReversed()) {
    const was = step.rects.map((index) => elementAt(before, index))
    read.push({ step, was, next, following })
    if (step.pieces.length > 0) next = was[0] ?? next
    following = was.find(isTimed) ?? following
  }
  let preceding: TimedRect | undefined
  return read.toReversed().map(({ step, was, next: nextOfStep, following: followingStep }) => {
    const silence = {
      from: preceding?.endTime,
      to: followingStep?.startTime,
      narration: preceding?.timing?.narration ?? followingStep?.timing?.narration,
    }
    preceding = was.findLast(isTimed) ?? preceding
    return { step, was, silence, next: nextOfStep }
  })
}

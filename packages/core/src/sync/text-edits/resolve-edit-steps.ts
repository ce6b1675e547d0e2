import { elementAt } from '../../arrays/element-at'
import type { Rect } from '../../types'
import type { EditStep } from './edit-step'
import { isTimed } from '../timing/is-timed'

/** A step of an edit with its rects and their surroundings. */
export interface ResolvedStep {
  step: EditStep
  /** The rects that the step keeps or replaces; none for inserted words. */
  was: Rect[]
  /** The last end time before the step and the first start time after it, in seconds. */
  silence: { from: number | undefined; to: number | undefined }
  /** The first rect with a word after the step. */
  next: Rect | undefined
}

/** Resolves the rects of each step, the silence around it and the rect after it. */
export function resolveEditSteps(before: readonly Rect[], steps: readonly EditStep[]): ResolvedStep[] {
  const read: ResolvedStep[] = []
  let next: Rect | undefined
  let to: number | undefined
  for (const step of steps.toReversed()) {
    const was = step.rects.map((index) => elementAt(before, index))
    read.push({ step, was, silence: { from: undefined, to }, next })
    if (step.pieces.length > 0) next = was[0] ?? next
    to = was.find(isTimed)?.startTime ?? to
  }
  let from: number | undefined
  for (const { was, silence } of read.toReversed()) {
    silence.from = from
    from = was.findLast(isTimed)?.endTime ?? from
  }
  return read.toReversed()
}

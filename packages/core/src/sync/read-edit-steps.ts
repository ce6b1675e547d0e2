import type { Rect } from '../types'
import type { EditStep } from './edit-step'
import { isTimed } from './is-timed'

/** A step of an edit with what stands around it. */
export interface ReadStep {
  step: EditStep
  /** The rects that the step keeps or takes the place of; none for new words. */
  was: Rect[]
  /** Between the last time before the step and the first after it, in seconds. */
  silence: { from: number | undefined; to: number | undefined }
  /** The first rect with a word after the step. */
  next: Rect | undefined
}

/** Finds the rects of each step, and the times and the rect that come after it. */
export function readEditSteps(before: readonly Rect[], steps: readonly EditStep[]): ReadStep[] {
  const read: ReadStep[] = []
  let next: Rect | undefined
  let to: number | undefined
  for (const step of steps.toReversed()) {
    const was = step.rects.map((index) => rectAt(before, index))
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

function rectAt(rects: readonly Rect[], index: number): Rect {
  const rect = rects[index]
  if (rect === undefined) throw new Error(`A step of the edit names rect ${index} of ${rects.length}`)
  return rect
}

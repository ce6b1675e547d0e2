import type { Rect } from '../types'
import type { EditPiece } from './edit-step'
import { planEdit } from './plan-edit'
import { type ReadStep, readEditSteps } from './read-edit-steps'
import { readEditUnits } from './read-edit-units'
import { readTiming, type Timing, withoutTiming } from './read-timing'
import { joinTimings, shareTimings, timeInSilence } from './share-timings'

/** The rects of a new recognition with the times of those before, see `transferTimings`. */
export function transferToRects(before: readonly Rect[], after: readonly Rect[]): { rects: Rect[]; changed: string[] } {
  const units: string[] = []
  const pieces = after.map(({ word = '' }) => {
    const from = units.length
    for (const unit of readEditUnits(word)) units.push(unit)
    return { from, to: units.length }
  })
  const times = new Map<number, Timing>()
  const kept = new Set<number>()
  for (const read of readEditSteps(before, planEdit(before, units, pieces))) {
    const shared = timesOf(read)
    for (const [at, { from }] of read.step.pieces.entries()) {
      times.set(from, shared[at] ?? {})
      if (read.step.kind === 'kept') kept.add(from)
    }
  }
  const rects: Rect[] = []
  const changed: string[] = []
  for (const [at, rect] of after.entries()) {
    const piece = pieces[at]
    if (piece === undefined || piece.from === piece.to) {
      rects.push(rect)
      continue
    }
    rects.push({ ...withoutTiming(rect), ...times.get(piece.from) })
    if (!kept.has(piece.from)) changed.push(rect.id)
  }
  return { rects, changed }

  /** The time of each of the step's pieces. */
  function timesOf({ step, was, silence }: ReadStep): Timing[] {
    switch (step.kind) {
      case 'kept':
      case 'replaced':
        return [takeOver(was)]
      case 'rewritten':
        return shareTimings(was, step.pieces.map(wordOf))
      case 'inserted':
        return timeInSilence(step.pieces.map(wordOf), silence)
    }
  }

  function wordOf({ from, to }: EditPiece): string {
    return units.slice(from, to).join('')
  }
}

function takeOver(was: readonly Rect[]): Timing {
  const [first, second] = was
  return first !== undefined && second === undefined ? readTiming(first) : joinTimings(was)
}

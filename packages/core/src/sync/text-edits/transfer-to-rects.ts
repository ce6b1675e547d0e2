import type { Rect } from '../../types'
import type { EditPiece } from './edit-step'
import { planEdit } from './plan-edit'
import { type ResolvedStep, resolveEditSteps } from './resolve-edit-steps'
import { splitEditUnits } from './split-edit-units'
import { pickTiming, type Timing, withoutTiming } from '../timing/pick-timing'
import { mergeTimings, splitTiming, timeNewWords } from './split-timing'

/** Returns the rects of a new recognition with the times of the old ones, see `transferTimings`. */
export function transferToRects(before: readonly Rect[], after: readonly Rect[]): { rects: Rect[]; changed: string[] } {
  const units: string[] = []
  const pieces = after.map(({ word = '' }) => {
    const from = units.length
    for (const unit of splitEditUnits(word)) units.push(unit)
    return { from, to: units.length }
  })
  const times = new Map<number, Timing>()
  const kept = new Set<number>()
  for (const read of resolveEditSteps(before, planEdit(before, units, pieces))) {
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

  /** Returns the timing of each piece of a step. */
  function timesOf({ step, was, silence }: ResolvedStep): Timing[] {
    switch (step.kind) {
      case 'kept':
      case 'replaced':
        return [takeOver(was)]
      case 'rewritten':
        return splitTiming(was, step.pieces.map(wordOf))
      case 'inserted':
        return timeNewWords(step.pieces.map(wordOf), silence)
    }
  }

  function wordOf({ from, to }: EditPiece): string {
    return units.slice(from, to).join('')
  }
}

function takeOver(was: readonly Rect[]): Timing {
  const [first, second] = was
  return first !== undefined && second === undefined ? pickTiming(first) : mergeTimings(was)
}

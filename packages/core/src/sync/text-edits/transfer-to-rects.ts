import type { Rect } from '../../types'
import type { EditPiece } from './edit-step'
import { planEdit } from './plan-edit'
import { type ResolvedStep, resolveEditSteps } from './resolve-edit-steps'
import { splitEditUnits } from './split-edit-units'
import { pickTiming, type Timing, withTiming } from '../timing/pick-timing'
import { mergeTimings, splitTiming, timeNewWords } from './split-timing'

/** Returns the rects of a new recognition with the times of the old ones, see `transferTimings`. */
export function transferToRects(before: readonly Rect[], after: readonly Rect[]): { rects: Rect[]; changed: string[] } {
  const units: string[] = []
  const pieces = after.map(({ word }) => {
    const from = units.length
    for (const unit of splitEditUnits(word ?? '')) units.push(unit)
    return { from, to: units.length }
  })
  /** By the first unit of the piece. */
  const times: (Timing | undefined)[] = units.map(() => undefined)
  const isKept = new Uint8Array(units.length)
  for (const read of resolveEditSteps(before, planEdit(before, units, pieces))) {
    const { kind, pieces: stepPieces } = read.step
    const shared = timesOf(read)
    let at = 0
    for (const { from } of stepPieces) {
      times[from] = shared[at]
      if (kind === 'kept') isKept[from] = 1
      at += 1
    }
  }
  const rects: Rect[] = []
  const changed: string[] = []
  let at = -1
  for (const rect of after) {
    at += 1
    const piece = pieces[at]
    if (piece === undefined || piece.from === piece.to) {
      rects.push(rect)
      continue
    }
    rects.push(withTiming(rect, times[piece.from] ?? {}))
    if (isKept[piece.from] === 0) changed.push(rect.id)
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

import { expect, it } from 'vitest'
import { createUndoSteps } from './create-undo-steps'
import { placeRect } from './placed-rect'
import type { RectChange } from './rect-document'

const added = (id: string, pageVariationId = 1): RectChange => {
  const placed = placeRect({ pageVariationId, kind: 'rects' }, { id, x: 0, y: 0, width: 1, height: 1 }, 0)
  return { added: { [placed.id]: placed }, updated: {}, removed: {} }
}
const countRemoved = (change: RectChange | null) => (change === null ? null : Object.keys(change.removed).length)

it('joins continued changes into one step until another change or its end', () => {
  const steps = createUndoSteps()
  steps.recordInStep(added('a'), 'type', false)
  steps.recordInStep(added('b'), 'type', true)
  steps.endStep()
  steps.recordInStep(added('c'), 'type', true)
  steps.record(added('d'), 'draw')
  steps.recordInStep(added('e'), 'type', true)
  expect(steps.count()).toBe(4)
  const undone = [1, 2, 3, 4, 5].map(() => countRemoved(steps.travel('undo')))
  expect(undone).toEqual([1, 1, 1, 2, null])
})

it('removes a discarded step from undo and redo, once', () => {
  const steps = createUndoSteps()
  steps.record(added('a'), 'draw')
  steps.recordInStep(added('b'), 'type', false)
  steps.recordInStep(added('c'), 'type', true)
  expect(countRemoved(steps.abandonStep())).toBe(2)
  expect([steps.count(), steps.canRedo]).toEqual([1, false])
  expect(steps.abandonStep()).toBeNull()
})

it('records a gesture as one step, and nothing as part of one outside of it', () => {
  const steps = createUndoSteps()
  steps.recordInGesture(added('a'))
  expect([steps.inGesture(), steps.count()]).toEqual([false, 0])
  steps.beginGesture()
  steps.recordInGesture(added('a'))
  steps.recordInGesture(added('b'))
  steps.endGesture('move')
  expect([steps.inGesture(), steps.count()]).toEqual([false, 1])
  expect(steps.abandonGesture()).toBeNull()
})

it('skips steps on a forgotten page both ways, and leaves it out of others', () => {
  const steps = createUndoSteps()
  const both: RectChange = { ...added('a'), added: { ...added('a').added, ...added('b', 2).added } }
  steps.record(both, 'restore')
  steps.record(added('c', 2), 'draw')
  steps.forgetPage(2)
  expect(countRemoved(steps.travel('undo'))).toBe(1)
  expect(steps.travel('undo')).toBeNull()
  expect(Object.keys(steps.travel('redo')?.added ?? {})).toHaveLength(1)
  expect(steps.travel('redo')).toBeNull()
})

import { createHistory } from '@lectern/core/editing'
import { expect, it } from 'vitest'
import { countUndoSteps } from './count-undo-steps'

const change = (id: string) => ({ added: { [id]: { id } }, updated: {}, removed: {} })

it('counts the steps that can be undone, not all that were made', () => {
  const none = createHistory<{ id: string }>()
  const two = none.record(change('a')).record(change('b'))
  expect(countUndoSteps(none)).toBe(0)
  expect(countUndoSteps(two)).toBe(2)
  expect(countUndoSteps(two.undo()?.history ?? none)).toBe(1)
})

import { createHistory } from '@lectern/core/editing'
import { expect, it } from 'vitest'
import { countUndoSteps } from './count-undo-steps'

const change = (id: string) => ({ added: { [id]: { id } }, updated: {}, removed: {} })

it('counts what can be undone, not what has been', () => {
  const none = createHistory<{ id: string }>()
  const two = none.record(change('a')).record(change('b'))
  expect(countUndoSteps(none)).toBe(0)
  expect(countUndoSteps(two)).toBe(2)
  expect(countUndoSteps(two.undo()?.history ?? none)).toBe(1)
})

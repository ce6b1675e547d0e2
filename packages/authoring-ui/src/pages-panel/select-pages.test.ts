import { expect, it } from 'vitest'
import { listSelected, noSelection, selectRange, togglePage } from './select-pages'

const order = [4, 7, 2, 9, 5]

it('adds the pages between the last choice and another one, in either direction', () => {
  const forwards = selectRange(togglePage(noSelection, 7), 9, order)
  expect(listSelected(forwards, order)).toEqual([7, 2, 9])
  expect(listSelected(selectRange(forwards, 4, order), order)).toEqual([4, 7, 2, 9])
})

it('removes a selected page when it is chosen again, and begins the next range there', () => {
  const selection = togglePage(selectRange(togglePage(noSelection, 4), 5, order), 2)
  expect(listSelected(selection, order)).toEqual([4, 7, 9, 5])
  expect(listSelected(selectRange(selection, 7, order), order)).toEqual([4, 7, 2, 9, 5])
})

it('selects the page alone where the anchor is gone, and leaves out pages that no longer exist', () => {
  const selection = selectRange(togglePage(noSelection, 3), 9, order)
  expect(listSelected(selection, order)).toEqual([9])
})

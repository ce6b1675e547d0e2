import type { UnsavedWork } from '@lectern/authoring-ui'
import { expect, it, vi } from 'vitest'
import { joinWork } from './join-work'

const here = { chapter: 4, page: null, variation: 'en', step: null }
const desk: UnsavedWork = { pageNumbers: () => [2], save: async () => true, isAt: ({ chapter }) => chapter === 4 }
const voice: UnsavedWork = {
  pageNumbers: () => [],
  itemNames: () => ['text of page 3'],
  save: async () => true,
  discard: vi.fn(),
  isAt: ({ variation }) => variation === 'en',
}

it('is the work of the one part that has some', () => {
  expect([joinWork(desk, null), joinWork(null, voice), joinWork(null, null)]).toEqual([desk, voice, null])
})

it('names the work of both, and is left when either is', () => {
  const both = joinWork(desk, voice)
  expect([both?.pageNumbers(), both?.itemNames?.()]).toEqual([[2], ['text of page 3']])
  expect([both?.isAt(here), both?.isAt({ ...here, chapter: 5 }), both?.isAt({ ...here, variation: 'es' })]).toEqual([
    true,
    false,
    false,
  ])
  both?.discard?.()
  expect(voice.discard).toHaveBeenCalledOnce()
})

it('is saved only when both are', async () => {
  expect(await joinWork(desk, voice)?.save()).toBe(true)
  expect(await joinWork(desk, { ...voice, save: async () => false })?.save()).toBe(false)
})

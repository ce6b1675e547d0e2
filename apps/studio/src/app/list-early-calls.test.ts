import { expect, it } from 'vitest'
import { listEarlyCalls } from './list-early-calls'

const listAt = (address: string) => listEarlyCalls(new URL(address, 'https://lectern.test'))

it('lists the book and the chapter of the workspace and of the audio editor', () => {
  const both = ['/file/bookData/7?includeRectData=false', '/chapters/12/page/details']
  expect(listAt('/studio/audio?book=7&chapter=12&variation=en')).toEqual(both)
  expect(listAt('/studio/books/7?chapter=12&step=voice')).toEqual(both)
  expect(listAt('/studio/books/7')).toEqual(both.slice(0, 1))
})

it('lists nothing for other screens, and for ids that are none', () => {
  for (const address of ['/studio', '/studio/audio', '/studio/audio?book=me', '/studio/books/7/details', '/sign-in'])
    expect(listAt(address)).toEqual([])
  expect(listAt('/studio/books/7?chapter=../8')).toHaveLength(1)
})

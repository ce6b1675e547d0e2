import { expect, it } from 'vitest'
import { listPartsOnce } from './list-parts-once'

it('lists the same parts in the same places when another query names a loaded part', () => {
  const [first, second] = [{ pages: [1] }, { pages: [2] }]
  const listed = [first, undefined, second, undefined]
  expect(listPartsOnce([first, undefined, second, undefined])).toEqual(listed)
  expect(listPartsOnce([first, first, second, undefined])).toEqual(listed)
  expect(listPartsOnce([first, undefined, second, second])).toEqual(listed)
})

it('lists every loaded part', () => {
  expect(listPartsOnce(['a', 'b', 'a', 'c', 'b']).filter((part) => part !== undefined)).toEqual(['a', 'b', 'c'])
})

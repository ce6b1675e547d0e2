import { expect, it } from 'vitest'
import { placeRect } from '../editor/placed-rect'
import { listBarelyReadPages } from './list-barely-read-pages'

const pages = [1, 2].map((pageNumber) => ({ pageVariationId: 100 + pageNumber, pageNumber }))

/** Places words of a page; those with a low number are uncertain. */
const read = (pageNumber: number, confidences: readonly number[]) =>
  confidences.map((confidence, index) =>
    placeRect(
      { pageVariationId: 100 + pageNumber, kind: 'rectsByWords' },
      { id: `${pageNumber}-${index}`, x: index * 50, y: 0, width: 40, height: 20, word: 'w', confidence },
      index,
    ),
  )

it('lists a page of which half of the words are uncertain, such as one that is blurred', () => {
  const blurred = read(2, [0.2, 0.9])
  const words = [...read(1, [0.9, 0.9, 0.9]), ...blurred]
  expect(listBarelyReadPages(pages, words, blurred.slice(0, 1))).toEqual([2])
})

it('lists a page of words that no dictionary has, such as one that is upside down', () => {
  const words = read(1, [0.9, 0.9, 0.9, 0.9])
  expect(listBarelyReadPages(pages, words, words.slice(0, 3))).toEqual([1])
})

it('leaves out a page with a name, and one with few doubtful words', () => {
  const title = read(1, [0.95])
  const text = read(2, [0.2, 0.9, 0.9])
  expect(listBarelyReadPages(pages, [...title, ...text], [...title, ...text.slice(0, 1)])).toEqual([])
})

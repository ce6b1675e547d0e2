import { expect, it } from 'vitest'
import { placeRects } from '../editor/placed-rect'
import { createChapterWordsReader } from './read-chapter-words'

const page = {
  pageId: 1,
  pageVariationId: 101,
  pageNumber: 7,
  imageUrl: null,
  thumbnailUrl: null,
  altText: null,
  imageDigest: null,
  rectImageDigest: null,
  width: 800,
  height: 1200,
}
const rects = ['Once', 'upon', 'a', 'time', '7'].map((word, index) => ({
  id: String(index),
  x: word === '7' ? 400 : 80 + index * 100,
  y: word === '7' ? 1150 : 100,
  width: 80,
  height: 30,
  word,
}))

it('counts the same words of a page as its timing does, without the page number', () => {
  const read = createChapterWordsReader({
    rectsOf: (pageVariationId, kind) => (kind === 'rects' ? [] : placeRects({ pageVariationId, kind }, rects)),
  })
  const words = read([page])
  expect(words.countOf(page)).toBe(4)
  expect(words.countOf(page)).toBe(words.timed.words)
  expect(words.hasWords(page)).toBe(true)
})

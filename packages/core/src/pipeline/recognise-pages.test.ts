import { expect, it } from 'vitest'
import { recognisePages, type RecognitionRequest } from './recognise-pages'

const page = (pageVariationId: number) => ({ pageId: pageVariationId, pageVariationId, pageNumber: pageVariationId })
const annotation = (description: string) => ({
  description,
  boundingPoly: { vertices: [0, 40, 40, 0].map((x, at) => ({ x, y: at < 2 ? 0 : 20 })) },
})

it('returns the rects in page order; a page without a result has none', async () => {
  const requests: RecognitionRequest[] = []
  const progress: number[] = []
  const api = {
    recognise: async (request: RecognitionRequest, onProgress: (p: { done: number; total: number }) => void) => {
      requests.push(request)
      onProgress({ done: 1, total: 2 })
      const textAnnotations = [annotation('Night'), annotation('Night')]
      return [{ pageVariationId: 2, detections: { textAnnotations }, seconds: 0.5 }]
    },
  }
  const found = await recognisePages(api, [page(1), page(2)], {
    language: 'en',
    kind: 'word',
    onProgress: ({ done }) => progress.push(done),
  })
  expect(requests[0]?.images).toEqual([1, 2].map((id) => ({ pageId: id, pageVariationId: id })))
  expect(found.map(({ page: of, words, seconds }) => [of.pageNumber, words.map(({ word }) => word), seconds])).toEqual([
    [1, [], 0],
    [2, ['Night'], 0.5],
  ])
  expect(progress).toEqual([1])
})

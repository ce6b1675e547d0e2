import { expect, it } from 'vitest'
import { listSentences } from './list-sentences'
import { sortLocks } from './sentence-locks'

const page = (pageVariationId: number, text: string) => ({
  pageVariationId,
  textSegments: [{ text, voiceId: 'robin', modelId: 'm', voiceSettings: {}, rects: [] }],
})

it('finds every sentence of a lock on its page only, and the locks whose sentence is gone', () => {
  const sentences = [page(1, 'Hush. It waved. Hush.'), page(2, 'Hush.')].flatMap((each) => listSentences(each, 'en'))
  const [hush, gone] = [
    { pageVariationId: 1, text: 'Hush.' },
    { pageVariationId: 2, text: 'It waved.' },
  ]
  const { locked, lost } = sortLocks(sentences, [hush, gone])
  expect(locked.map(({ pageVariationId, start }) => [pageVariationId, start])).toEqual([
    [1, 0],
    [1, 16],
  ])
  expect(lost).toEqual([gone])
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Rect, Voice } from '../../types'
import { buildTextSegments } from './build-text-segments'
import { groupLinkedPages } from './group-linked-pages'

const voice: Voice = { voiceId: 'narrator', modelId: 'm', voiceSettings: {} }

/** Words, halves of words and furniture, on few lines, so that hyphens meet the ends of pages. */
const someWord = fc.record(
  {
    word: fc.constantFrom('har-', 'bour', 'under-', 'stand-', 'ing', 'Night.', '12', '—', '', 'har'),
    line: fc.nat({ max: 3 }),
    detectedBreak: fc.constantFrom(
      { type: 'SPACE' },
      { type: 'EOL_SURE_SPACE' },
      { type: 'HYPHEN' },
      { type: 'HYPHEN', isPrefix: true },
    ),
  },
  { requiredKeys: ['word', 'line'] },
)
const somePages = fc.array(fc.array(someWord, { maxLength: 6 }), { minLength: 1, maxLength: 6 }).map((pages) =>
  pages.map((words, page) => ({
    pageVariationId: page,
    rects: words.map(({ line, ...word }, at): Rect => ({
      id: `${page}-${at}`,
      x: at * 60,
      y: line * 90,
      width: 50,
      height: 20,
      ...word,
    })),
  })),
)

test('groups pages that can be built apart from the other groups, and keeps their order', async () => {
  await fc.assert(
    fc.asyncProperty(somePages, fc.constantFrom('en', 'de', 'ja'), async (pages, language) => {
      const o = { language, voice, validateWord: (word: string) => /^(?:harbour|understanding|understand)$/.test(word) }
      const groups = groupLinkedPages(pages)
      expect(groups.flat()).toEqual(pages)
      const apart = []
      for (const group of groups) apart.push(...(await buildTextSegments(group, o)))
      expect(apart).toEqual(await buildTextSegments(pages, o))
    }),
    { numRuns: 400 },
  )
})

test('separates pages that no hyphen can join', () => {
  const page = (word: string) => ({ rects: [{ id: word, x: 0, y: 0, width: 40, height: 20, word }] })
  expect(groupLinkedPages(['One.', 'Two', 'Three.'].map(page)).map(({ length }) => length)).toEqual([1, 1, 1])
})

test('looks only at the end of the page before, however long the chapter is', () => {
  const place = { x: 0, y: 0, width: 40, height: 20, detectedBreak: { type: 'SPACE' } }
  const chapter = Array.from({ length: 3 }, (_, page) => ({
    rects: Array.from({ length: 60 }, (_word, at) => ({
      ...place,
      id: `${page}-${at}`,
      word: page + at === 0 ? 'har-' : 'a',
    })),
  }))
  expect(groupLinkedPages(chapter).map(({ length }) => length)).toEqual([1, 1, 1])
})

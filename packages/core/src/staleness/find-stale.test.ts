import { describe, expect, test } from 'vitest'
import type { Rect, TimedWord } from '../types'
import { confirmTimesByHand } from '../pipeline/confirm-times-by-hand'
import { fillChapter } from '../pipeline/fill-chapter'
import { syncChapter } from '../pipeline/sync-chapter'
import { digestSentences } from './digest-sentences'
import { findStale, type PageProducts } from './find-stale'
import { describeNarration } from './describe-narration'

const en = { language: 'en' }
const anna = '{"voiceId":"anna","modelId":"m1"}'

const rectsOf = (page: number, text: string): Rect[] =>
  text.split(' ').map((word, at) => ({ id: `${page}.${at}`, x: at * 100, y: 10, width: 80, height: 30, word }))

const pageOf = (pageVariationId: number, text: string): PageProducts => ({
  pageVariationId,
  image: 'image',
  rectImage: 'image',
  words: rectsOf(pageVariationId, text),
  sentences: [],
})

const speak = (pages: readonly PageProducts[], from = 0): TimedWord[] =>
  pages.flatMap(({ pageVariationId, words }, page) =>
    words.map(({ word = '' }, at) => {
      const start = from + page * 100 + at
      return { word, start, end: start + 0.8, pageVariationId }
    }),
  )

function narrate(pages: readonly PageProducts[], words: readonly TimedWord[], voiceSettings: string | null = anna) {
  const sentences = pages.map((page) => ({
    pageVariationId: page.pageVariationId,
    sentences: digestSentences(page.words, en).map(({ digest }) => digest),
  }))
  return describeNarration({ voiceSettings, sentences, words })
}

function sync(pages: readonly PageProducts[], spoken: readonly TimedWord[], byHand: 'keep' | 'replace' = 'replace') {
  const numbered = pages.map((page, index) => ({ ...page, pageNumber: index + 1 }))
  const outcome = syncChapter(numbered, spoken, { ...en, byHand })
  if (outcome.kind !== 'synced') throw new Error(outcome.kind)
  return { outcome, pages: outcome.synced.map(({ page, words, sentences }) => ({ ...page, words, sentences })) }
}

/** A chapter of two pages, narrated and synced. */
function finish() {
  const drafts = [pageOf(7, 'It rained. The lamp waved.'), pageOf(8, 'The sea slept.')]
  const spoken = speak(drafts)
  return { pages: sync(drafts, spoken).pages, origin: narrate(drafts, spoken), spoken }
}

const find = (pages: readonly PageProducts[], origin: ReturnType<typeof narrate> | null, voiceSettings = anna) =>
  findStale({ ...en, pages, narration: { origin, voiceSettings } })

const change = (page: PageProducts, at: number, word: string): PageProducts => ({
  ...page,
  words: page.words.map((rect, index) => (index === at ? { ...rect, word } : rect)),
})

describe('findStale', () => {
  test('finds nothing stale in a finished chapter', () => {
    const { pages, origin } = finish()
    expect(find(pages, origin)).toMatchObject({ words: 'current', narration: 'current', times: 'current' })
  })

  test('finds the times of every page stale once another voice has spoken it', () => {
    const { pages } = finish()
    const slower = speak(pages, 3)
    const found = find(pages, narrate(pages, slower))
    expect(found).toMatchObject({ words: 'current', narration: 'current', times: 'stale' })
    expect(found.pages.map(({ times }) => times.staleCount)).toEqual([5, 3])
  })

  test('finds the narration stale when another voice is chosen, and the times still current', () => {
    const { pages, origin } = finish()
    const found = find(pages, origin, '{"voiceId":"robin","modelId":"m1"}')
    expect(found).toMatchObject({ narration: 'stale', hasOtherVoice: true, times: 'current' })
  })

  test('names the sentence whose word changed after the narration, on its page alone', () => {
    const { pages, origin } = finish()
    const found = find([change(pages[0]!, 3, 'lamb'), pages[1]!], origin)
    expect(found.narration).toBe('stale')
    expect(found.pages.map(({ narration }) => narration)).toEqual([
      { state: 'stale', staleSentences: [['7.2', '7.3', '7.4']] },
      { state: 'current', staleSentences: [] },
    ])
  })

  test('finds a page stale whose last sentence was removed, and a sentence that was written twice', () => {
    const { pages, origin } = finish()
    const shorter = { ...pages[0]!, words: pages[0]!.words.slice(0, 2) }
    expect(find([shorter, pages[1]!], origin).pages[0]?.narration).toEqual({ state: 'stale', staleSentences: [] })
    const again = rectsOf(8, 'The sea slept. The sea slept.')
    const { narration } = find([pages[0]!, { ...pages[1]!, words: again }], origin).pages[1]!
    expect(narration).toEqual({ state: 'stale', staleSentences: [['8.3', '8.4', '8.5']] })
  })

  test('finds the narration current when a page without text, which it does not speak, is removed', () => {
    const { pages } = finish()
    const picture = { ...pageOf(9, ''), words: [] }
    const origin = narrate([picture, ...pages], speak(pages))
    expect(find(pages, origin)).toMatchObject({ narration: 'current', hasOtherPages: false })
  })

  test('compares the times of sentences on a page without words', () => {
    const { pages, origin } = finish()
    const timing = { source: 'matched', narration: 'earlier' } as const
    const sentences = [{ ...rectsOf(8, 'The')[0]!, startTime: 0, endTime: 1, timing }]
    const found = find([pages[0]!, { ...pages[1]!, words: [], sentences }], origin)
    expect(found.pages[1]?.times).toEqual({ state: 'stale', staleCount: 1, staleByHand: [] })
  })

  test('finds the words of a page stale when its image was replaced', () => {
    const { pages, origin } = finish()
    const found = find([{ ...pages[0]!, image: 'another' }, pages[1]!], origin)
    expect(found.pages.map(({ words }) => words)).toEqual(['stale', 'current'])
    expect(found.words).toBe('stale')
  })

  test('finds the narration stale when a page is added, removed or moved', () => {
    const { pages, origin } = finish()
    expect(find([...pages, pageOf(9, 'More.')], origin).pages[2]?.narration.state).toBe('stale')
    expect(find([pages[0]!], origin)).toMatchObject({ narration: 'stale', hasOtherPages: true })
    expect(find(pages.toReversed(), origin)).toMatchObject({ narration: 'stale', hasOtherPages: true })
    expect(find([...pages, pageOf(9, '')], origin).narration).toBe('current')
  })

  test('finds a product without a digest unknown, not stale', () => {
    const { pages, spoken } = finish()
    const old = pages.map((page) => ({
      ...page,
      rectImage: null,
      words: page.words.map(({ timing, ...rect }) => ({ ...rect, timing: { source: timing!.source } })),
    }))
    const origin = describeNarration({ voiceSettings: null, sentences: null, words: spoken })
    const unknown = { words: 'unknown', narration: 'unknown', times: 'unknown' }
    expect(find(old, origin)).toMatchObject(unknown)
    expect(find(old, null)).toMatchObject(unknown)
  })

  test('finds the narration unknown when a page was added or removed since one without digests', () => {
    const { pages, spoken } = finish()
    const origin = describeNarration({ voiceSettings: null, sentences: null, words: spoken })
    const unknown = { narration: 'unknown', hasOtherPages: false }
    expect(find([...pages, pageOf(9, 'More.')], origin)).toMatchObject(unknown)
    expect(find([pages[0]!], origin)).toMatchObject(unknown)
  })

  test('finds times stale when another recording is set whose words are not known', () => {
    expect(find(finish().pages, null)).toMatchObject({ narration: 'unknown', times: 'stale' })
  })

  test('leaves times current that the author kept for a page of which no spoken word is known', () => {
    const [page] = finish().pages
    const byHand = page!.words.map((rect) => ({ ...rect, timing: { source: 'manual' as const, narration: 'earlier' } }))
    expect(find([{ ...page!, words: byHand }], null).times).toBe('stale')
    expect(find([{ ...page!, words: confirmTimesByHand(byHand, []) }], null).times).toBe('current')
  })

  test('has no state for what does not exist', () => {
    const none = { words: 'none', narration: 'none', times: 'none' }
    expect(findStale({ ...en, pages: [], narration: null })).toMatchObject(none)
    expect(findStale({ ...en, pages: [{ ...pageOf(7, ''), words: [] }], narration: null })).toMatchObject(none)
  })

  test('treats estimated times as made from the narration that they were estimated with', () => {
    const { pages } = finish()
    const [first] = pages
    const bare = { ...first!, words: first!.words.map(({ startTime: _s, endTime: _e, timing: _t, ...rect }) => rect) }
    const spoken = speak([bare])
    const [filled] = fillChapter([bare], spoken, en)
    const origin = narrate([bare], spoken)
    expect(find([{ ...bare, words: filled!.words }], origin).times).toBe('current')
    expect(find([{ ...bare, words: filled!.words }], narrate([bare], speak([bare], 1))).times).toBe('stale')
  })
})

describe('a sync that keeps times set by hand', () => {
  const setByHand = (page: PageProducts, narration: string | undefined): PageProducts => ({
    ...page,
    words: page.words.map((rect, index) =>
      index === 1
        ? { ...rect, startTime: 1.1, endTime: 1.6, timing: { source: 'manual', ...(narration && { narration }) } }
        : rect,
    ),
  })

  test('replaces matched and estimated times, keeps those by hand, and marks them stale', () => {
    const { pages, origin } = finish()
    const byHand = [setByHand(pages[0]!, origin.pages[0]!.spoken), pages[1]!]
    expect(find(byHand, origin).times).toBe('current')
    const slower = speak(pages, 3)
    const { outcome, pages: synced } = sync(byHand, slower, 'keep')
    expect(outcome.synced.map(({ keptByHand }) => keptByHand)).toEqual([1, 0])
    expect(synced[0]!.words.map(({ startTime }) => startTime)).toEqual([3, 1.1, 5, 6, 7])
    const found = find(synced, narrate(pages, slower))
    expect(found.pages.map(({ times }) => times)).toEqual([
      { state: 'stale', staleCount: 0, staleByHand: ['7.1'] },
      { state: 'current', staleCount: 0, staleByHand: [] },
    ])
  })

  test('marks those without a digest stale too, since the narration is new', () => {
    const { pages } = finish()
    const slower = speak(pages, 3)
    const { pages: synced } = sync([setByHand(pages[0]!, undefined), pages[1]!], slower, 'keep')
    expect(find(synced, narrate(pages, slower)).pages[0]?.times.staleByHand).toEqual(['7.1'])
  })

  test('leaves those of an unchanged page current', () => {
    const { pages, origin, spoken } = finish()
    const byHand = [setByHand(pages[0]!, origin.pages[0]!.spoken), pages[1]!]
    expect(find(sync(byHand, spoken, 'keep').pages, origin).times).toBe('current')
  })

  test('replaces manual times if the author chooses so', () => {
    const { pages, origin } = finish()
    const slower = speak(pages, 3)
    const byHand = [setByHand(pages[0]!, origin.pages[0]!.spoken), pages[1]!]
    expect(find(sync(byHand, slower, 'replace').pages, narrate(pages, slower)).times).toBe('current')
  })
})

import { describe, expect, test } from 'vitest'
import { normalizeWord } from '../../text/normalization/normalize-word'
import { alignWords } from '../alignment/align-words'
import { syncByWord } from '../matching/sync-by-word'

const rectsOf = (text: string) =>
  text.split(' ').map((word, at) => ({ id: `w${at}`, x: at * 60, y: 0, width: 50, height: 20, word }))
const speechOf = (text: string) => text.split(' ').map((word, at) => ({ word, start: at, end: at + 0.5 }))
const kinds = (page: string, speech: string, language = 'en') =>
  alignWords(page.split(' '), speech.split(' '), { language }).map(({ kind }) => kind)

describe('signs that a voice repeats as signs', () => {
  test.each(['&', '%', '+', '=', '@'])('%s matches itself and is timed in every language', (sign) => {
    expect(normalizeWord(sign, { language: 'en' })).toBe('')
    for (const language of ['en', 'es', 'fr', 'ru', 'ja']) {
      expect(kinds(`alpha ${sign} beta`, `alpha ${sign} beta`, language)).toEqual(['match', 'match', 'match'])
      const { rects, coverage } = syncByWord(rectsOf(`alpha ${sign} beta`), speechOf(`alpha ${sign} beta`), {
        language,
      })
      expect(rects[1]).toMatchObject({ startTime: 1, endTime: 1.5, timing: { source: 'matched', confidence: 1 } })
      expect(coverage).toBe(1)
    }
  })

  test('match their full-width forms and ignore punctuation around them', () => {
    expect(kinds('a ＆ b', 'a & b', 'ja')).toEqual(['match', 'match', 'match'])
    expect(kinds('a (+) b', 'a + b')).toEqual(['match', 'match', 'match'])
  })

  test('are no unmatched words if only the page or only the speech has the sign', () => {
    expect(kinds('alpha & beta', 'alpha beta', 'fr')).toEqual(['match', 'missing', 'match'])
    const synced = syncByWord(rectsOf('alpha beta'), speechOf('alpha & beta'), { language: 'en' })
    expect(synced).toMatchObject({ coverage: 1, firstUnmatchedWord: null, firstUnassignedRect: null })
  })

  test('match the spoken names of the signs', () => {
    expect(kinds('Nell & Biscuit', 'Nell and Biscuit')).toEqual(['match', 'match', 'match'])
  })
})

test.each([
  ['Mr. Brown slept', 'mister brown slept', 'en'],
  ['Mister Brown slept', 'Mr. Brown slept', 'en'],
  ['Brown & Co. closed', 'brown and company closed', 'en'],
  ['old St. Mary slept', 'old saint mary slept', 'en'],
  ['el Sr. García vino', 'el señor garcía vino', 'es'],
  ['the １２ moons', 'the twelve moons', 'en'],
  ['the १२ moons', 'the twelve moons', 'en'],
  ['las ٣ lunas', 'las tres lunas', 'es'],
])('matches "%s" with "%s"', (page, speech, language) => {
  expect(new Set(kinds(page, speech, language))).toEqual(new Set(['match']))
  expect(syncByWord(rectsOf(page), speechOf(speech), { language })).toMatchObject({
    coverage: 1,
    firstUnmatchedWord: null,
    firstUnassignedRect: null,
  })
})

test('leaves words alone that only look like abbreviations', () => {
  expect(kinds('no more co in st', 'no more co in st')).toEqual(Array(5).fill('match'))
})

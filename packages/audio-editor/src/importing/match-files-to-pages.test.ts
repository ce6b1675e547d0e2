import { expect, it } from 'vitest'
import { matchFilesToPages } from './match-files-to-pages'

const match = (names: readonly string[], pages = [1, 2, 3]) => {
  const { by, matches, unmatched, missingPages } = matchFilesToPages(
    names.map((name) => ({ name })),
    pages,
  )
  return {
    by,
    matches: matches.map(({ pageNumber, file }) => `${pageNumber}: ${file.name}`),
    unmatched: unmatched.map(({ name }) => name),
    missingPages,
  }
}

it('matches recordings by the page number in their names, whatever their order', () => {
  expect(match(['page 3.mp3', 'page 1.mp3'])).toEqual({
    by: 'name',
    matches: ['1: page 1.mp3', '3: page 3.mp3'],
    unmatched: [],
    missingPages: [2],
  })
})

it('takes the number that differs, not that of the chapter, the take or the ending', () => {
  expect(match(['chapter2-page03.mp3', 'chapter2-page01.mp3']).matches).toEqual([
    '1: chapter2-page01.mp3',
    '3: chapter2-page03.mp3',
  ])
  expect(match(['p2 take 1.wav', 'p1 take 1.wav']).matches).toEqual(['1: p1 take 1.wav', '2: p2 take 1.wav'])
  expect(match(['one.mp3', 'two.mp3']).by).toBe('order')
})

it('matches by the order of the names where numbers are missing, repeated or of no page', () => {
  expect(match(['10.wav', '9.wav'], [4, 6])).toMatchObject({ by: 'order', matches: ['4: 9.wav', '6: 10.wav'] })
  expect(match(['a1.wav', 'b1.wav', 'c1.wav', 'd1.wav'])).toEqual({
    by: 'order',
    matches: ['1: a1.wav', '2: b1.wav', '3: c1.wav'],
    unmatched: ['d1.wav'],
    missingPages: [],
  })
})

import { expect, test } from 'vitest'
import { syncByWord } from './sync-by-word'

const setWords = (text: string) =>
  text.split(' ').map((word, at) => ({ id: `w${at}`, x: at * 50, y: 0, width: 40, height: 20, word }))
const say = (text: string) => text.split(' ').map((word, at) => ({ word, start: at * 0.1, end: at * 0.1 + 0.1 }))
const codes = (page: string, speech: string) =>
  syncByWord(setWords(page), say(speech), { language: 'en' }).issues.map(({ code }) => code)

test('reports no overlap that comes from rounding', () => {
  const text = Array.from({ length: 200 }, (_, at) => `word${at}x`).join(' ')
  expect(codes(text, text)).toEqual([])
})

test('reports the narration of another page by its low coverage', () => {
  const page = 'The old lamp stood on the sill of the window where Nell had left it in the winter'
  expect(codes(page, page)).toEqual([])
  expect(codes(page, 'Far out at sea a ship was in the storm and nobody slept that night')).toContain('little-matched')
})

test('rects keep fields that core does not know, and so does their type', () => {
  const rects = setWords('Good night').map((rect) => ({ ...rect, colour: 'blue' }))
  const [first] = syncByWord(rects, say('good night'), { language: 'en' }).rects
  expect(first?.colour).toBe('blue')
  expect(first?.startTime).toBe(0)
})

import { expect, test } from 'vitest'
import { listBookKinds } from './list-book-kinds'
import type { BookData, Chapter, PopupTrigger } from './model/book-types'

const chapter = (o: Partial<Chapter> = {}): Chapter => ({
  id: 1,
  name: 'Morning',
  order_index: 0,
  variations: [],
  pages: [],
  ...o,
})
const kindsOf = (...chapters: Chapter[]) => {
  const book: BookData = { bookInfo: { id: 7, title: 'The Fox' }, chapters }
  return listBookKinds(book)
}
const spoken = { variations: [{ id: 1, variation: 'en', audio: '/fox.mp3' }] }
const page = (popupTriggers: PopupTrigger[]) => ({
  pages: [{ pageId: 1, page_number: 1, variations: [], popupTriggers, coachingPoints: [] }],
})

test('a book of pages alone is of no kind', () => {
  expect(kindsOf()).toEqual([])
  expect(kindsOf(chapter())).toEqual([])
})

test('any video makes a video book, and narration without one an audio book', () => {
  const film = { variations: [{ id: 1, variation: 'en', video: '/fox.mp4' }] }
  expect(kindsOf(chapter(), chapter(film))).toEqual(['video'])
  expect(kindsOf(chapter({ video: '/fox.mp4' }), chapter(spoken))).toEqual(['video'])
  expect(kindsOf(chapter(spoken))).toEqual(['audio'])
  expect(kindsOf(chapter({ variations: [{ id: 1, variation: 'en', audio: ' ', video: ' ' }] }))).toEqual([])
})

test('a trigger that opens a quiz makes a quiz book', () => {
  expect(kindsOf(chapter(page([{ id: 'a' }, { id: 'b', isQuiz: true }])))).toEqual(['quiz'])
  expect(kindsOf(chapter(page([{ id: 'a', haQuizId: 12 }])))).toEqual(['quiz'])
  expect(kindsOf(chapter(page([{ id: 'a', isQuiz: false, haQuizId: '' }])))).toEqual([])
})

test('a chapter may name its kind, in letters of any case', () => {
  expect(kindsOf(chapter({ type: ' Brochure ' }), chapter({ type: 'NOTES' }), chapter(spoken))).toEqual([
    'audio',
    'brochure',
    'notes',
  ])
  expect(kindsOf(chapter({ type: 'sheet music' }))).toEqual([])
})

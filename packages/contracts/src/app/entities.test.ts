import { expect, test } from 'vitest'
import { expectShape, expectToKeepFields } from '../testing/expect-shape'
import { WordsOfChapter } from './chapter-words.routes'
import { Note, NoteWrite } from './note.routes'
import { BookProgress, BookProgressWrite } from './progress.routes'
import { TextSegment, TimedWord } from './speech-generation.routes'

test('a note has its position on a page and its looks [DATA-017]', () => {
  const note = {
    noteId: 1,
    note: 'Remember',
    bookId: 1011,
    pageNumber: 3,
    pageId: 100_002,
    chapterNumber: 1,
    x: 10.5,
    y: 20,
    icon: 'star',
    size: 24,
    domainId: 7,
  }
  const wrong = {
    noteId: 'n1',
    note: 7,
    bookId: '1011',
    pageNumber: 'three',
    pageId: 'p1',
    chapterNumber: 'one',
    x: '10',
    y: '20',
    icon: 7,
    size: 'large',
    domainId: 'd1',
  }
  const read = { ...note, updatedAt: '2026-01-01T00:00:00.000Z' }
  expectShape(Note, { full: read, required: Object.keys(read), wrong })
  expectShape(NoteWrite, { full: note, required: [], wrong })
  expectToKeepFields(Note, read)
  expectToKeepFields(NoteWrite, note)
  const unplaced = { pageNumber: null, pageId: null, chapterNumber: null, x: null, y: null, icon: null, size: null }
  expect(Note.parse({ ...read, ...unplaced })).toStrictEqual({ ...read, ...unplaced })
})

test('a text segment has its text, its voice and its rects [DATA-010]', () => {
  const rect = { id: 'w1', x: 0, y: 0, width: 9, height: 9, word: 'Hello' }
  const segment = { text: 'Hello ', voiceId: 'ada', modelId: 'plain', voiceSettings: { speed: 1.1 }, rects: [rect] }
  expectShape(TextSegment, {
    full: segment,
    required: ['text', 'voiceId', 'modelId', 'voiceSettings'],
    wrong: { text: 7, voiceId: null, modelId: 7, 'voiceSettings.speed': 'fast', 'rects.0.id': 7 },
  })
  expectToKeepFields(TextSegment, segment, ['voiceSettings', 'rects.0'])
})

test('a timed word has its times in seconds and its page variation [DATA-022]', () => {
  const word = { word: 'Hello', start: 0.25, end: 0.5, pageVariationId: 100_003 }
  const wrong = { word: 7, start: '0.25', end: null, pageVariationId: 'v1' }
  expectShape(TimedWord, { full: word, required: Object.keys(word), wrong })
  expectToKeepFields(TimedWord, word)
  const write = { words: [word], chapterVariationId: 100_001, audioFileName: 'one.mp3' }
  const wrongIn = Object.fromEntries(Object.entries(wrong).map(([name, value]) => [`words.0.${name}`, value]))
  expectShape(WordsOfChapter, { full: write, required: Object.keys(write), wrong: wrongIn })
  expectToKeepFields(WordsOfChapter.pick({ words: true }), { words: [word] }, ['words.0'])
})

test('reading progress has a user, a page and the seconds spent on it [DATA-023]', () => {
  const progress = { bookId: 1011, currentPageId: 100_002, totalSecondsSpentOnCurrentPage: 12.5, userId: 3 }
  const wrong = { bookId: '1011', currentPageId: 'p1', totalSecondsSpentOnCurrentPage: 'long', userId: 'u1' }
  expectShape(BookProgressWrite, { full: progress, required: ['bookId', 'currentPageId'], wrong })
  const { bookId, currentPageId, userId } = progress
  const read = { bookId, currentPageId, userId, totalSeconds: 40, updatedAt: null }
  expectShape(BookProgress, { full: read, required: Object.keys(read), wrong: { currentPageId: 'p1', userId: 'u1' } })
})

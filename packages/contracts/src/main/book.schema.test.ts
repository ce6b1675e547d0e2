import { describe, test } from 'vitest'
import { expectShape, expectToKeepFields } from '../testing/expect-shape'
import { BookData, BookInfo, Chapter, ChapterVariation, Page, PageVariation, Rect, ThemeData } from './book.schema'

const rect = {
  id: 'w1',
  x: 10,
  y: 20.5,
  width: 90,
  height: 30,
  fill: '#b3d9f5',
  opacity: 0.4,
  startTime: 1.25,
  endTime: 1.5,
  pauseAfter: 0.5,
  word: 'Hello',
  detectedBreak: { type: 'LINE_BREAK' },
  sentenceId: 's1',
  voiceId: 'ada',
  modelId: 'plain',
  voiceSettings: { stability: 0.5, similarity_boost: 0.75, style: 0, speed: 1.2 },
}
const pageVariation = {
  id: 100_003,
  variation: 'en',
  name: null,
  pageImageLink: '/objects/page.webp',
  imageWidth: 1000,
  imageHeight: 1500,
  altText: 'A tree',
  textSource: 'manual',
  revision: 1,
  rectData: { rects: [rect], rectsByWords: [rect] },
}
const page = {
  pageId: 100_002,
  page_number: 1,
  name: 'One',
  thumbnailUrl: null,
  variations: [pageVariation],
  popupTriggers: [{ id: 't1' }],
  coachingPoints: [{ id: 'c1' }],
}
const chapterVariation = {
  id: 100_001,
  variation: 'en',
  name: 'First',
  audio: '/objects/one.mp3',
  video: null,
  voiceSettings: '{"voiceId":"ada"}',
  durationSeconds: 12.5,
}
const chapter = {
  id: 100_000,
  name: 'First',
  type: 'cover',
  order_index: -2,
  variations: [chapterVariation],
  pages: [page],
}
const bookInfo = {
  id: 1011,
  title: 'The Wind',
  description: null,
  cover_image: '/objects/cover.webp',
  theme_data: { primary_color: '#597dce' },
  visibility: 'public',
  published: true,
  languages: ['en', 'es-MX'],
}
const book = { bookInfo, chapters: [chapter], revision: 3 }

describe('a book', () => {
  test('has its fields and chapters, and keeps unknown fields [DATA-001]', () => {
    expectShape(BookData, {
      full: book,
      required: Object.keys(book),
      wrong: { 'bookInfo.title': 7, chapters: {}, 'chapters.0.name': null, revision: '3' },
    })
    expectShape(BookInfo, {
      full: bookInfo,
      required: Object.keys(bookInfo),
      wrong: { id: '1011', title: 7, cover_image: 7, 'theme_data.primary_color': 'blue' },
    })
    expectShape(ThemeData, { full: bookInfo.theme_data, required: [], wrong: { primary_color: 1 } })
    expectToKeepFields(BookData, book, ['', 'bookInfo', 'bookInfo.theme_data', 'chapters.0'])
  })
})

describe('a chapter', () => {
  test('has a name, a type, an order index, variations and pages [DATA-002]', () => {
    expectShape(Chapter, {
      full: chapter,
      required: Object.keys(chapter),
      wrong: { id: 'one', name: null, type: 1, order_index: 0.5, variations: null, pages: {}, 'pages.0.pageId': '1' },
    })
    expectToKeepFields(Chapter, chapter, ['', 'variations.0', 'pages.0'])
  })

  test('has a variation per language with audio, video and voice settings as text [DATA-003]', () => {
    expectShape(ChapterVariation, {
      full: chapterVariation,
      required: Object.keys(chapterVariation),
      wrong: { id: null, variation: 'no language', name: 1, audio: {}, video: 1, voiceSettings: { voiceId: 'ada' } },
    })
    expectToKeepFields(ChapterVariation, chapterVariation)
  })
})

describe('a page', () => {
  test('has its number, name, languages and contents [DATA-006]', () => {
    expectShape(Page, {
      full: page,
      required: Object.keys(page),
      wrong: {
        pageId: 'p1',
        page_number: 0,
        name: 1,
        thumbnailUrl: 1,
        variations: {},
        'popupTriggers.0.id': 1,
        'coachingPoints.0.id': null,
      },
    })
    expectToKeepFields(Page, page, ['', 'variations.0', 'popupTriggers.0', 'coachingPoints.0'])
  })

  test('has an image per language, with optional rects [DATA-007]', () => {
    const { rectData: _rects, ...withoutRects } = pageVariation
    expectShape(PageVariation, {
      full: pageVariation,
      required: Object.keys(withoutRects),
      wrong: {
        id: 'v1',
        variation: 7,
        pageImageLink: 7,
        imageWidth: '1000',
        altText: 7,
        'rectData.rects': {},
        'rectData.rectsByWords.0.x': '10',
      },
    })
    expectToKeepFields(PageVariation, pageVariation, ['', 'rectData', 'rectData.rects.0', 'rectData.rectsByWords.0'])
  })
})

describe('a rect', () => {
  const box = ['id', 'x', 'y', 'width', 'height']

  test('has a text id and a box, with optional looks, word and times [DATA-008]', () => {
    expectShape(Rect, {
      full: rect,
      required: box,
      wrong: {
        id: 7,
        x: '10',
        fill: 1,
        opacity: '0.4',
        startTime: '1.25',
        endTime: null,
        pauseAfter: 'a while',
        word: 7,
        'detectedBreak.type': 1,
        sentenceId: 7,
        voiceId: 7,
        modelId: 7,
        'voiceSettings.speed': 1.3,
        'voiceSettings.style': -0.1,
      },
    })
    expectToKeepFields(Rect, rect, ['', 'detectedBreak', 'voiceSettings'])
  })

  test.each(['LINE_BREAK', 'PAGE_BREAK', 'EOL_SURE_SPACE', 'A_LATER_KIND'])(
    'may have a break of the type %s [DATA-008]',
    (type) => {
      const { id, x, y, width, height } = rect
      expectShape(Rect, { full: { id, x, y, width, height, detectedBreak: { type } }, required: box, wrong: {} })
    },
  )
})

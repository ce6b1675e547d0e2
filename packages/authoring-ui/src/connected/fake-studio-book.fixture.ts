import { pageImage } from '../testing/fixture-words'
import type { FakePage, FakeStudioServer } from './fake-studio-state.fixture'

function variationOf(page: FakePage, withRects: boolean) {
  return {
    id: page.variationId,
    variation: 'en',
    name: null,
    pageImageLink: page.hasImage ? pageImage : null,
    imageWidth: 600,
    imageHeight: 800,
    altText: page.english.altText,
    textSource: null,
    revision: page.revision,
    imageDigest: 'image',
    rectImageDigest: page.rectImageDigest,
    ...(withRects ? { rectData: { rects: page.rects, rectsByWords: page.rectsByWords } } : {}),
  }
}

/** Its image has twice the pixels of the English one. */
function spanishOf(page: FakePage, withRects: boolean) {
  if (page.spanishWords === null) return []
  return [
    {
      ...variationOf(page, false),
      id: page.variationId + 100,
      variation: 'es',
      ...page.spanish,
      imageWidth: 1200,
      imageHeight: 1600,
      ...(withRects ? { rectData: { rects: [], rectsByWords: page.spanishWords } } : {}),
    },
  ]
}

/** Returns the book as the server sends it, without rects. */
export function bookOf(server: FakeStudioServer) {
  const variation = {
    id: 40,
    variation: 'en',
    name: null,
    audio: server.audio,
    video: null,
    voiceSettings: null,
    durationSeconds: null,
  }
  const [first, ...others] = server.chapters.map(({ id, name }, index) => ({
    id,
    name,
    type: null,
    order_index: index,
  }))
  const chapter = {
    ...first,
    variations: server.languages.map((language, index) => ({
      ...variation,
      id: 40 + index,
      variation: language,
      name: server.chapterNames.get(language) ?? null,
    })),
    pages: pagesOf(server, false),
  }
  return {
    bookInfo: {
      id: 9,
      title: 'The Little Lamp',
      description: null,
      cover_image: null,
      theme_data: {},
      visibility: 'public',
      published: server.publication !== null,
      ...server.publication,
      languages: ['en'],
    },
    chapters: [
      chapter,
      ...others.map((other) => ({ ...other, variations: [{ ...variation, id: 50 }], pages: server.otherPages })),
    ],
    revision: null,
  }
}

/** Returns the pages of the first chapter as the server sends them. */
export function pagesOf(server: FakeStudioServer, withRects: boolean) {
  return server.pages.map((page, index) => ({
    pageId: page.pageId,
    page_number: index + 1,
    name: null,
    thumbnailUrl: null,
    variations: [variationOf(page, withRects), ...spanishOf(page, withRects)],
    popupTriggers: page.popupTriggers,
    coachingPoints: page.coachingPoints,
    revision: page.marksRevision,
  }))
}

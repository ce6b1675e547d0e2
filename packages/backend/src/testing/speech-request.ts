import type { TestBook } from './make-test-book'

/** Builds the body of a request that speaks a text as the first page of a book, by the stand-in voice. */
export function speechRequest(text: string, book: TestBook) {
  const voice = { voiceId: 'ada', modelId: 'plain', voiceSettings: {} }
  const pages = [{ pageVariationId: book.pages[0]?.variationId, textSegments: [{ text, ...voice }] }]
  return { ...voice, chapterId: book.chapterId, variation: 'en', pages }
}

import type { TestBook } from './make-test-book'

/** The body of a call that has a text spoken as the first page of a book, by the stand-in voice. */
export function speechRequest(text: string, book: TestBook) {
  const voice = { voiceId: 'ada', modelId: 'plain', voiceSettings: {} }
  const pages = [{ pageVariationId: book.pages[0]?.variationId, textSegments: [{ text, ...voice }] }]
  return { ...voice, chapterId: book.chapterId, variation: 'en', pages }
}

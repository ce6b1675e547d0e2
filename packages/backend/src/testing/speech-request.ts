import type { TestBook } from './make-test-book'

/**
 * Builds the body of a request that speaks a text as the first page of a book.
 * @param changes settings that replace those of the stand-in voice
 */
export function speechRequest(text: string, book: TestBook, changes: object = {}) {
  const voice = { voiceId: 'ada', modelId: 'plain', voiceSettings: {}, ...changes }
  const pages = [{ pageVariationId: book.pages[0]?.variationId, textSegments: [{ text, ...voice }] }]
  return { ...voice, chapterId: book.chapterId, variation: 'en', pages }
}

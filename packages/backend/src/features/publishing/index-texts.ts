import { buildSearchIndex, type SearchIndex } from '@lectern/core/search'

/** Stands between the words of a page's text. A database text cannot hold it. */
const SEPARATOR = '\0'

/** Joins the words of a page, because a thread receives one text much faster than many words. */
export function joinWords(words: readonly string[]): string {
  return words.join(SEPARATOR)
}

/**
 * Builds the search index of pages in one language.
 *
 * @param texts words of each page, joined by `joinWords`
 */
export function indexTexts(texts: readonly string[]): SearchIndex {
  return buildSearchIndex(texts.map((text) => ({ words: text === '' ? [] : text.split(SEPARATOR) })))
}

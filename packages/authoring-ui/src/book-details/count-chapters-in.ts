import type { Chapter } from '@lectern/api-client/main'

/** Counts the chapters that have a page in a language. One to which the language was only added has nothing to read. */
export function countChaptersIn(chapters: readonly Pick<Chapter, 'pages'>[], language: string): number {
  return chapters.filter(({ pages }) =>
    pages.some(({ variations }) => variations.some(({ variation }) => variation === language)),
  ).length
}

import type { ChapterStaleness } from '@lectern/contracts/app'
import type { z } from 'zod'

type Chapter = z.input<typeof ChapterStaleness>
type Page = Chapter['pages'][number]

/** Tells whether words, narration or times of a chapter are out of date. */
export function isStaleChapter({ words, narration, times }: Chapter): boolean {
  return words === 'stale' || narration === 'stale' || times === 'stale'
}

/** Names what is out of date, in plain English, for the message of a refused publication. */
export function describeStale(chapters: readonly Chapter[]): string {
  return chapters.map((chapter) => `“${chapter.name}” (${chapter.variation}): ${describeChapter(chapter)}.`).join(' ')
}

function describeChapter({ pages, hasOtherVoice, hasOtherPages }: Chapter): string {
  const parts = [
    describePages('words', pages, ({ words }) => words === 'stale'),
    describePages('narration', pages, ({ narration }) => narration === 'stale'),
    describePages('times', pages, ({ times }) => times === 'stale'),
    ...(hasOtherVoice ? ['the narration has another voice than is chosen now'] : []),
    ...(hasOtherPages ? ['the narration speaks other pages, or in another order'] : []),
  ]
  return parts.filter((part) => part !== null).join('; ')
}

/** Page numbers are listed up to this many. */
const MOST_PAGES = 10

function describePages(product: string, pages: readonly Page[], isStale: (page: Page) => boolean): string | null {
  const numbers = pages.filter(isStale).map(({ pageNumber }) => pageNumber)
  if (numbers.length === 0) return null
  const shown = numbers.slice(0, MOST_PAGES).join(', ')
  const more = numbers.length > MOST_PAGES ? ` and ${numbers.length - MOST_PAGES} more` : ''
  return `${product} of page${numbers.length === 1 ? '' : 's'} ${shown}${more}`
}

import type { ReaderPage, ReaderWord } from './reader-book'

/** A line that repeats on so many pages in the same position is a running head. */
const FEWEST_PAGES = 3
/** Tolerance of "the same position" as a fraction of the page's height: pages are cropped and scanned by hand. */
const SAME_PLACE = 0.03
/** Headers and footers are within this fraction of the page's height from its edge; a refrain further in is text. */
const MARGIN = 0.12
/** Two words share a line when they share more than this part of the lower one's height. */
const SHARED_HEIGHT = 0.5

interface EdgeLine {
  readonly pageId: number
  readonly words: readonly ReaderWord[]
  /** The line's text with every number replaced by one placeholder, because running heads contain page numbers. */
  readonly sign: string
  /** Middle of the line as a fraction of the page's height. */
  readonly place: number
}

/**
 * Removes running heads and feet from the pages of a chapter: lines at the top or bottom that repeat in the same place on
 * several pages, page numbers aside. A line with a narrated word is kept.
 */
export function dropRunningHeads(pages: readonly ReaderPage[]): ReaderPage[] {
  const furniture = new Map<number, Set<string>>()
  for (const edge of ['top', 'bottom'] as const) {
    const lines = pages.flatMap((page) => edgeLine(page, edge))
    for (const line of lines) {
      const alike = lines.filter((other) => other.sign === line.sign && Math.abs(other.place - line.place) < SAME_PLACE)
      if (alike.length < FEWEST_PAGES) continue
      const keys = furniture.get(line.pageId) ?? new Set()
      for (const { key } of line.words) keys.add(key)
      furniture.set(line.pageId, keys)
    }
  }
  return pages.map((page) => {
    const keys = furniture.get(page.pageId)
    return keys === undefined ? page : { ...page, words: page.words.filter(({ key }) => !keys.has(key)) }
  })
}

function edgeLine(page: ReaderPage, edge: 'top' | 'bottom'): EdgeLine[] {
  const outermost = page.words.toSorted((a, b) => (edge === 'top' ? a.y - b.y : b.y + b.height - a.y - a.height))[0]
  if (outermost === undefined) return []
  const words = page.words.filter((word) => sharesLine(word, outermost))
  // The only line of a page is text, and so is a narrated line.
  if (words.length === page.words.length || words.some(({ span }) => span !== null)) return []
  const height = page.imageSize?.height ?? Math.max(...page.words.map((word) => word.y + word.height))
  const place = (outermost.y + outermost.height / 2) / height
  if (Math.min(place, 1 - place) > MARGIN) return []
  return [
    {
      pageId: page.pageId,
      words,
      sign: words
        .map(({ text }) => text.toLowerCase().replace(/\p{Nd}+/gu, '0'))
        .toSorted()
        .join(' '),
      place,
    },
  ]
}

function sharesLine(a: ReaderWord, b: ReaderWord): boolean {
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return shared > Math.min(a.height, b.height) * SHARED_HEIGHT
}

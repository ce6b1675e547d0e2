import { orderReading } from '@lectern/core/page-layout'
import { generatePage } from '@lectern/page-generator'
import { generateMagazinePage } from '@lectern/page-generator/magazine'
import type { Bench } from '../bench.ts'

const PAGES = 1000
/** Seeds that core's own tests do not use. */
const FIRST_SEED = 50_001

type GeneratedPage = ReturnType<typeof generatePage>

/** Counts generated pages (one to three columns, headers, captions, noise, skew, every direction) read in exact order. */
export function orderReadingBenches(): Bench[] {
  const pages = Array.from({ length: PAGES }, (_, index) => generatePage(FIRST_SEED + index))
  return [
    {
      kind: 'score',
      name: 'reading order, generated pages (own corpus)',
      unit: 'of 1,000',
      ours: () => pages.filter((page) => isReadExactly(page, orderByCore(page))).length,
      peers: [
        {
          name: 'tolerance rule',
          score: () => pages.filter((page) => isReadExactly(page, orderByTolerance(page))).length,
        },
      ],
      target: { atLeast: 990 },
    },
    {
      kind: 'score',
      name: 'reading order, magazine pages (own corpus)',
      unit: 'of 1,000',
      ours: countMagazinePages,
      peers: [],
      target: { atLeast: 990 },
    },
  ]
}

/** Counts the pages with an inset between columns whose article is read in exact order, wherever the inset is read. */
function countMagazinePages(): number {
  const pages = Array.from({ length: PAGES }, (_, index) => generateMagazinePage(FIRST_SEED + index))
  return pages.filter(({ words, inset }) => {
    const read = orderReading([...inset, ...words].toReversed()).map(({ rect }) => rect.id)
    const ofInset = new Set(inset.map(({ id }) => id))
    const [text, aside] = [false, true].map((isInset) => read.filter((id) => ofInset.has(id) === isInset))
    return words.every(({ id }, at) => text?.[at] === id) && inset.every(({ id }, at) => aside?.[at] === id)
  }).length
}

function orderByCore({ words, noise, direction, writingMode }: GeneratedPage): string[] {
  const mixed = [...words, ...noise].toSorted((a, b) => ((a.x * 7 + a.y * 13) % 101) - ((b.x * 7 + b.y * 13) % 101))
  return orderReading(mixed, { direction, writingMode }).map(({ rect }) => rect.id)
}

/** Sorts lines by their tops and the words of each line in reading direction. */
function orderByTolerance({ words, noise, direction }: GeneratedPage): string[] {
  const sign = direction === 'rtl' ? -1 : 1
  const lines: { top: number; words: { id: string; x: number }[] }[] = []
  for (const word of [...words, ...noise].toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1)
    if (line !== undefined && word.y - line.top <= word.height / 2) line.words.push(word)
    else lines.push({ top: word.y, words: [word] })
  }
  return lines.flatMap((line) => line.words.toSorted((a, b) => sign * (a.x - b.x)).map(({ id }) => id))
}

function isReadExactly(page: GeneratedPage, ids: readonly string[]): boolean {
  const inWords = new Set(page.words.map(({ id }) => id))
  const read = ids.filter((id) => inWords.has(id))
  return page.words.every(({ id }, place) => read[place] === id)
}

import { createGlossaryMatcher } from '@lectern/core/glossary'
import type { Bench } from '../bench.ts'

const ENTRIES = 5000
const PAGE_WORDS = 1000
const PAGES = 10
const SYLLABLES = ['ka', 'lo', 'mi', 'ru', 'ten', 'vas', 'pol', 'sing', 'er', 'st']

/** Measures the search for 5,000 words of a glossary on pages of 1,000 words. */
export function findGlossaryWordsBenches(): Bench[] {
  const entries = Array.from({ length: ENTRIES }, (_, id) => {
    const word = id % 5 === 0 ? `${spell(id)} ${spell(id * 3)}` : spell(id * 7)
    return { id, word, lang: 'en' }
  })
  const find = createGlossaryMatcher(entries, { language: 'en' })
  const pages = Array.from({ length: PAGES }, (_page, round) =>
    Array.from({ length: PAGE_WORDS }, (_word, index) => `${spell(index * 13 + round * 701)}s,`),
  )
  return [
    {
      kind: 'time',
      name: 'words of a glossary of 5,000, page of 1,000 words',
      unit: 'µs a page',
      ours: { operations: PAGES, run: () => pages.forEach((words) => find(words)) },
      peers: [],
      bound: 20_000,
    },
  ]
}

function spell(number: number): string {
  return Array.from(String(number), (digit) => SYLLABLES[Number(digit)]).join('')
}

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildSearchIndex, findSearchHits, planSearch, searchPages } from './index'

const scripts = {
  latin: ['the', 'Cat', 'caterpillar', 'Élan', "don't", 'well-known', 'a', '“owl,”', 'hat.', '1984'],
  chinese: ['月', '亮', '很', '大', '。', '月亮', '，', '大月'],
  split: ['opti-', 'mized', 'self-', 'cat-', 'er\u00ad', '-'],
  thai: ['ฉัน', 'รัก', 'แมว', 'ที่', 'ก'],
}
const anyWord = fc.constantFrom(...Object.values(scripts).flat())
const page = fc.array(anyWord, { maxLength: 20 }).map((words) => ({ words }))
const book = fc.array(page, { minLength: 1, maxLength: 40 })

function search(index: ReturnType<typeof buildSearchIndex>, query: string): number[] {
  const plan = planSearch(query, index.directory)
  if (plan === null) return []
  return searchPages(plan, index.directory, new Map(plan.shards.map((shard) => [shard, index.shards[shard]!])))
}

describe('a search by the index and the words of its pages', () => {
  test('finds every page that contains the query, and no page without its terms', () => {
    fc.assert(
      fc.property(
        book,
        fc.array(anyWord, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        fc.integer({ min: 8, max: 400 }),
        (pages, words, isFinished, shardBytes) => {
          const query = words.join(' ') + (isFinished ? ' ' : '')
          const index = buildSearchIndex(pages, { shardBytes })
          const exact = pages.flatMap(({ words: of }, number) => (findSearchHits(of, query).length > 0 ? [number] : []))
          const found = search(index, query)
          expect(found).toEqual(expect.arrayContaining(exact))
          expect(found).toEqual([...new Set(found)].toSorted((a, b) => a - b))
          const plan = planSearch(query, index.directory)
          if (plan?.terms.length === 1) expect(found).toEqual(exact)
        },
      ),
    )
  })

  test('finds every phrase that is copied from a page, there', () => {
    fc.assert(
      fc.property(book, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 4 }), (pages, which, from, length) => {
        const { words } = pages[which % pages.length]!
        const phrase = words.slice(from % Math.max(1, words.length)).slice(0, length)
        fc.pre(phrase.some((text) => /[\p{L}\p{N}]/u.test(text)))
        expect(search(buildSearchIndex(pages, { shardBytes: 64 }), phrase.join(' '))).toContain(which % pages.length)
        expect(findSearchHits(words, phrase.join(' '))).not.toEqual([])
      }),
    )
  })
})

describe('findSearchHits', () => {
  test('ignores capitals, accents, vowel signs, apostrophes and signs', () => {
    const words = ['«L’Élan', 'vital»', 'Straße', 'ΟΔΟΣ', 'سَلامٌ', 'שָׁלוֹם', 'İstanbul', 'WELL-KNOWN', 'Don’t']
    for (const [query, word] of [
      ['lelan', 0],
      ['strasse', 2],
      ['οδος', 3],
      ['سلام', 4],
      ['שלום', 5],
      ['istanbul', 6],
      ['known', 7],
      ["don't", 8],
      ['dont', 8],
    ] as const)
      expect([query, findSearchHits(words, query)]).toEqual([query, [{ firstWord: word, lastWord: word }]])
  })

  test('finds the beginning of a word until a space follows, and no part inside of it', () => {
    expect(findSearchHits(['lantern'], 'lant')).toHaveLength(1)
    expect(findSearchHits(['lantern'], 'lant ')).toHaveLength(0)
    expect(findSearchHits(['lantern'], 'tern')).toHaveLength(0)
  })

  test('finds a word that is split at the end of a line, whole, by its parts and within a phrase', () => {
    const words = ['an', 'opti-', 'mized', 'self-', 'portrait.', 'Semi\u00ad', 'colon']
    const found = (query: string) => findSearchHits(words, query).map((hit) => [hit.firstWord, hit.lastWord])
    expect(found('optimized')).toEqual([[1, 2]])
    expect(found('Optim')).toEqual([[1, 2]])
    expect(found('mized')).toEqual([[2, 2]])
    expect(found('opti-mized')).toEqual([[1, 2]])
    expect(found('an optimized selfportrait')).toEqual([[0, 4]])
    expect(found('self-portrait')).toEqual([[3, 4]])
    expect(found('semicolon')).toEqual([[5, 6]])
    expect(found('zed')).toEqual([])
  })

  test('finds text without spaces from rect to rect, from its first to its last character', () => {
    const words = ['月', '亮很', '大', '。']
    expect(findSearchHits(words, '亮很大')).toEqual([{ firstWord: 1, lastWord: 2 }])
    expect(findSearchHits(words, '大')).toEqual([{ firstWord: 2, lastWord: 2 }])
    expect(findSearchHits(words, '月')).toEqual([{ firstWord: 0, lastWord: 0 }])
  })

  test('finds nothing for a query of signs', () => {
    expect(findSearchHits(['a', '?'], '?!')).toEqual([])
  })
})

test('a shard that is cut off is an error and not a wrong result', () => {
  const index = buildSearchIndex([{ words: ['the', 'cat'] }, { words: ['hat'] }])
  const plan = planSearch('cat', index.directory)!
  const cut = index.shards[0]!.slice(0, -1)
  expect(() => searchPages(plan, index.directory, new Map([[0, cut]]))).toThrow(RangeError)
  expect(() => searchPages(plan, index.directory, new Map())).toThrow(RangeError)
})

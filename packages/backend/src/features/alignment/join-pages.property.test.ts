import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPageFinder, joinPages, splitByPages } from './join-pages'

test('every character of a page is found on that page, in any order of lookups', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.boolean(), (texts, backwards) => {
      const pages = texts.map((text, index) => ({ pageVariationId: index + 1, text }))
      const joined = joinPages(pages)
      const pageAt = createPageFinder(pages)
      const asked: [number, number][] = []
      let from = 0
      for (const { pageVariationId, text } of pages) {
        expect(joined.slice(from, from + text.length)).toBe(text)
        for (let at = from; at < from + text.length; at += 1) asked.push([at, pageVariationId])
        from += text.length + 1
      }
      for (const [at, id] of backwards ? asked.toReversed() : asked) expect(pageAt(at)).toBe(id)
      expect(() => pageAt(from)).toThrow(RangeError)
      expect(() => pageAt(-1)).toThrow(RangeError)
    }),
  )
})

test('finding the words of a long chapter walks through its pages once', () => {
  let reads = 0
  const pages = Array.from({ length: 2000 }, (_, index) => ({
    pageVariationId: index + 1,
    get text() {
      reads += 1
      return 'a word'
    },
  }))
  const pageAt = createPageFinder(pages)
  for (let offset = 0; offset < 7 * pages.length - 1; offset += 1) pageAt(offset)
  expect(reads).toBeLessThanOrEqual(2 * pages.length)
})

test('a range of the joined text covers the same characters on its pages, except the separators', () => {
  const texts = fc.array(fc.stringMatching(/^[a-z]{0,8}$/), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(texts, fc.nat(60), fc.nat(60), (pageTexts, one, other) => {
      const pages = pageTexts.map((text, index) => ({ pageVariationId: index + 1, text }))
      const joined = joinPages(pages)
      const [start, end] = [Math.min(one, other, joined.length), Math.min(Math.max(one, other), joined.length)]
      const parts = splitByPages([{ start, end }], pages)
      const said = parts.map((part) => pageTexts[part.pageVariationId - 1]?.slice(part.start, part.end)).join('')
      expect(said).toBe(joined.slice(start, end).replaceAll('\n', ''))
      expect(parts.every((part) => part.start < part.end)).toBe(true)
    }),
  )
})

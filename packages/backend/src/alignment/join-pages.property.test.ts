import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinPages, pageAt } from './join-pages'

test('every character of a page is found on it', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
      const pages = texts.map((text, index) => ({ pageVariationId: index + 1, text }))
      const joined = joinPages(pages)
      let from = 0
      for (const { pageVariationId, text } of pages) {
        expect(joined.slice(from, from + text.length)).toBe(text)
        for (let at = from; at < from + text.length; at += 1) expect(pageAt(pages, at)).toBe(pageVariationId)
        from += text.length + 1
      }
    }),
  )
})

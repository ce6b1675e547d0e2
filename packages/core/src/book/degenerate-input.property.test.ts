import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeBook, makeChapter } from '../testing/make-book'
import { strangeNumbers } from '../testing/generate-numbers'
import { allowReturnUrl } from './navigation/allow-return-url'
import { applyBookRules, rulesOfBook } from './rules/book-rules'
import { addCoverChapter } from './cover-chapter'
import { createNavigationHistory } from './navigation/create-navigation-history'
import { isRightToLeft } from '../languages/is-right-to-left'
import { describeLanguage } from '../languages/describe-language'
import { limitBrochure } from './limit-brochure'
import { pickLocalized } from './localized'
import { locatePage } from './navigation/locate-page'
import { matchLanguage } from '../languages/match-language'
import { modes } from './rules/mode-table'
import { readMode } from './rules/read-mode'
import { orderLanguages } from './order-languages'
import { selectVariation } from './navigation/select-variation'
import { readVoiceSettings } from './voice-settings'

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '-',
    '_',
    'en-',
    '__proto__',
    'constructor',
    '\uD800',
    '%',
    '%E0%A4%A',
    '#',
    '?',
    '&=',
    '..',
  ),
)

describe('book functions with degenerate input', () => {
  test('return valid books, positions and pages for any numbers', () => {
    fc.assert(
      fc.property(strangeNumbers, strangeNumbers, strangeNumbers, fc.boolean(), (a, b, c, flag) => {
        const chapters = [makeChapter(1, { order_index: a }), makeChapter(2, { order_index: b }), makeChapter(3)]
        const book = { ...makeBook(c), chapters }
        for (const mode of [null, ...modes]) {
          const covered = addCoverChapter(applyBookRules(book, mode), { mode, isBrochure: flag })
          expect(covered.chapters.length).toBeLessThanOrEqual(4)
        }
        expect(rulesOfBook(c, null).length).toBeLessThanOrEqual(1)
        const history = createNavigationHistory({ chapterId: a, pageId: b }).visit({ chapterId: b, pageId: c })
        expect(history.goTo(c).current).not.toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  test('never throw for any text', () => {
    fc.assert(
      fc.property(texts, texts, texts, (a, b, c) => {
        isRightToLeft(a)
        expect(describeLanguage(a).code).toBe(a)
        expect([null, b, c]).toContain(matchLanguage([b, c], a))
        expect([b, c]).toContain(selectVariation([b, c], { url: a, chosen: b }))
        pickLocalized(
          Object.fromEntries([
            [a, b],
            [b, c],
          ]),
          c,
        )
        expect(orderLanguages([a, b, c])).toHaveLength(new Set([a, b, c]).size)
        expect(allowReturnUrl(a, [b])).toBeNull()
        readMode(a)
        readVoiceSettings(a, { voiceId: b, modelId: c })
        locatePage(makeBook(1), a)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('book functions with a hundred thousand entries', () => {
  const many = 100_000
  const long = 'a'.repeat(many)

  test('handle pages, chapters, languages and positions in linear time', () => {
    const pages = Array.from({ length: many }, (_, index) => ({
      pageId: index + 1,
      page_number: index + 1,
      variations: [],
      popupTriggers: [],
      coachingPoints: [],
    }))
    const chapters = Array.from({ length: many }, (_, index) => makeChapter(index + 2, { pages: [] }))
    const book = { ...makeBook(1), chapters: [...chapters, makeChapter(1, { pages })] }
    expect(locatePage(book, many)).toEqual({ chapterId: 1, pageId: many })
    expect(addCoverChapter(applyBookRules(book, null), { mode: null }).chapters).toHaveLength(many + 2)
    expect(limitBrochure(chapters, { mobile: true })).toHaveLength(2)
    const codes = Array.from({ length: many }, (_, index) => `x${index}`)
    expect(matchLanguage(codes, 'x99999')).toBe('x99999')
    expect(orderLanguages([...codes, 'en'])[0]).toBe('en')
  })

  test('handle very long texts in linear time', () => {
    expect(allowReturnUrl(`https://${long}!`, ['https://books.example'])).toBeNull()
    expect(readVoiceSettings('['.repeat(many)).voiceId).toBe('')
    expect(isRightToLeft(`ar-${long}`)).toBe(true)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needsSpaceAfter } from './needs-space-after'

const word = fc.stringMatching(/^[a-z]{1,8}[-–—.,]?$/)
const anyBreak = fc.option(
  fc
    .constantFrom('SPACE', 'SURE_SPACE', 'EOL_SURE_SPACE', 'LINE_BREAK', 'PAGE_BREAK', 'HYPHEN', 'SOMETHING_NEW')
    .map((type) => ({ type })),
  { nil: undefined },
)

function always(language: string): void {
  fc.assert(
    fc.property(word, anyBreak, (text, detectedBreak) => {
      const o = { word: text, language, ...(detectedBreak === undefined ? {} : { detectedBreak }) }
      expect(needsSpaceAfter(o)).toBe(true)
    }),
  )
}

function alwaysAt(type: string, words: fc.Arbitrary<string>, expected: boolean): void {
  fc.assert(
    fc.property(words, fc.constantFrom('on', '.', '—'), (text, next) => {
      expect(needsSpaceAfter({ word: text, detectedBreak: { type }, language: 'en', next })).toBe(expected)
    }),
  )
}

describe('needsSpaceAfter', () => {
  it('adds a space after every Chinese word [SEG-011]', () => {
    expect(() => always('zh-Hant')).not.toThrow()
  })
  it('adds a space after every Japanese word [SEG-012]', () => {
    expect(() => always('ja')).not.toThrow()
  })
  it('adds a space after every Korean word [SEG-013]', () => {
    expect(() => always('ko-KR')).not.toThrow()
  })
  it('adds a space after every Burmese word [SEG-014]', () => {
    expect(() => always('my')).not.toThrow()
  })

  const letters = fc.stringMatching(/^[a-z]{1,8}[.,]?$/)
  const dashed = fc.tuple(letters, fc.constantFrom('-', '\u2010', '–', '—')).map(([text, dash]) => text + dash)

  it('adds a space at a LINE_BREAK, whatever the word ends in [SEG-015]', () => {
    expect(() => alwaysAt('LINE_BREAK', fc.oneof(letters, dashed), true)).not.toThrow()
  })

  it('adds a space at a PAGE_BREAK, whatever the word ends in [SEG-016]', () => {
    expect(() => alwaysAt('PAGE_BREAK', fc.oneof(letters, dashed), true)).not.toThrow()
  })

  it('adds a space at an EOL_SURE_SPACE after a word without a dash at its end [SEG-017]', () => {
    expect(() => alwaysAt('EOL_SURE_SPACE', letters, true)).not.toThrow()
  })

  it('adds no space at an EOL_SURE_SPACE after a hyphen, en dash or em dash [SEG-018]', () => {
    expect(() => alwaysAt('EOL_SURE_SPACE', dashed, false)).not.toThrow()
  })

  it('adds a space at SPACE and SURE_SPACE, but not before closing punctuation [SEG-019 SEG-020]', () => {
    fc.assert(
      fc.property(word, fc.constantFrom('SPACE', 'SURE_SPACE'), letters, (text, type, next) => {
        const o = { word: text, detectedBreak: { type }, language: 'en' }
        expect(needsSpaceAfter({ ...o, next })).toBe(true)
        expect(needsSpaceAfter({ ...o, next: `’${next}` })).toBe(true)
        for (const closing of ['.', ',', '!', '?”', ')', '…', '»'])
          expect(needsSpaceAfter({ ...o, next: closing })).toBe(false)
      }),
    )
  })

  it('adds a space without a break if the gap is at least a quarter of the line height [SEG-019 SEG-020]', () => {
    fc.assert(
      fc.property(word, fc.nat(60), fc.integer({ min: 1, max: 60 }), (text, gap, lineHeight) => {
        expect(needsSpaceAfter({ word: text, language: 'en', gap, lineHeight })).toBe(gap >= lineHeight / 4)
        expect(needsSpaceAfter({ word: text, language: 'en', gap, lineHeight, next: '.' })).toBe(false)
      }),
    )
    expect(needsSpaceAfter({ word: 'end', language: 'en' })).toBe(false)
    expect(
      needsSpaceAfter({ word: 'end', language: 'en', detectedBreak: { type: 'HYPHEN' }, gap: 90, lineHeight: 10 }),
    ).toBe(false)
  })
})

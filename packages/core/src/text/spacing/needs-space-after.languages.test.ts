import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needsSpaceAfter } from './needs-space-after'

const SPACE = { type: 'SPACE' }
const LINE_END = { type: 'EOL_SURE_SPACE' }

/** Two words of a line as a reader of the language writes them. */
const WRITTEN: readonly (readonly [language: string, written: string, word: string, next: string])[] = [
  ['en', 'Good night', 'Good', 'night'],
  ['en', 'night!”', 'night', '!”'],
  ['en', 'the ’tis', 'the', '’tis'],
  ['en', 'night…', 'night', '…'],
  ['en', 'the ...and', 'the', '...and'],
  ['en', 'night,”—and', 'night', ',”—and'],
  ['en', 'costs $5', 'costs', '$5'],
  ['es', 'dijo ¿qué', 'dijo', '¿qué'],
  ['es', 'qué?', 'qué', '?'],
  ['es', 'él: —Ven', 'él:', '—Ven'],
  ['fr', 'Bonjour!', 'Bonjour', '!'],
  ['fr', 'dit: «', 'dit:', '«'],
  ['fr', 'oui»', 'oui', '»'],
  ['de', 'sagte »', 'sagte', '»'],
  ['de', 'ja«', 'ja', '«'],
  ['de', 'sagte „Ja', 'sagte', '„Ja'],
  ['da', 'sagde »', 'sagde', '»'],
  ['hi', 'मैं घर', 'मैं', 'घर'],
  ['hi', 'गया।', 'गया', '।'],
  ['ar', 'ذهب الولد', 'ذهب', 'الولد'],
  ['ar', 'الولد؟', 'الولد', '؟'],
  ['ar', 'نعم،', 'نعم', '،'],
  ['ur', 'گیا۔', 'گیا', '۔'],
  ['he', 'ילד טוב', 'ילד', 'טוב'],
  ['he', 'טוב?', 'טוב', '?'],
  ['th', 'ผม สวัสดี', 'ผม', 'สวัสดี'],
  ['ru', 'Он шёл', 'Он', 'шёл'],
  ['ru', 'шёл?»', 'шёл', '?»'],
  ['hy', 'տուն։', 'տուն', '։'],
  ['km', 'ទៅ។', 'ទៅ', '។'],
  ['am', 'ቤት።', 'ቤት', '።'],
  ['el', 'ναι;', 'ναι', ';'],
]

describe('needsSpaceAfter', () => {
  it.each(WRITTEN)('writes in %s: %s', (language, written, word, next) => {
    const spaced = needsSpaceAfter({ word, next, language, detectedBreak: SPACE })
    expect(word + (spaced ? ' ' : '') + next).toBe(written)
  })

  it.each(['zh', 'zh-Hant', 'ja', 'ko', 'my'])('separates every word for the voice in %s', (language) => {
    for (const type of ['SPACE', 'EOL_SURE_SPACE', 'HYPHEN', 'TAB_STOP'])
      expect(needsSpaceAfter({ word: '我', next: '。', language, detectedBreak: { type } })).toBe(true)
    expect(needsSpaceAfter({ word: '我', language })).toBe(true)
  })

  it('joins Thai, Lao and Khmer words without a break, and separates them at a space', () => {
    for (const [language, word, next] of [
      ['th', 'สวัสดี', 'ครับ'],
      ['lo', 'ສະບາຍ', 'ດີ'],
      ['km', 'ជំរាប', 'សួរ'],
    ] as const) {
      expect(needsSpaceAfter({ word, next, language, gap: 1, lineHeight: 20 })).toBe(false)
      expect(needsSpaceAfter({ word, next, language, gap: 12, lineHeight: 20 })).toBe(true)
      expect(needsSpaceAfter({ word, next, language, detectedBreak: SPACE })).toBe(true)
      expect(needsSpaceAfter({ word, next, language, detectedBreak: { type: 'TAB_STOP' } })).toBe(false)
    }
  })

  it('takes a break of an unknown type for a space, except before a stop and in scripts without', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('TAB_STOP', 'LEADER_SPACE', 'SOMETHING_NEW', 'space'),
        fc.constantFrom('en', 'ru', 'ar', 'hi', 'he'),
        (type, language) => {
          expect(needsSpaceAfter({ word: 'cat', language, detectedBreak: { type } })).toBe(true)
          expect(needsSpaceAfter({ word: 'cat', language, detectedBreak: { type }, next: 'sat' })).toBe(true)
          expect(needsSpaceAfter({ word: 'cat', language, detectedBreak: { type }, next: '.' })).toBe(false)
        },
      ),
    )
  })

  it('ignores breaks without a known type, and breaks before the word', () => {
    for (const detectedBreak of [
      { type: 'UNKNOWN' },
      { type: '' },
      { type: 'SPACE', isPrefix: true },
      { type: 'LINE_BREAK', isPrefix: true },
    ]) {
      expect(needsSpaceAfter({ word: 'cat', language: 'en', detectedBreak })).toBe(false)
      expect(needsSpaceAfter({ word: 'cat', language: 'en', detectedBreak, gap: 9, lineHeight: 20 })).toBe(true)
      expect(needsSpaceAfter({ word: 'cat', language: 'en', detectedBreak, gap: 1, lineHeight: 20 })).toBe(false)
    }
  })

  it('adds no space at a line end after a hyphen of any script', () => {
    for (const word of ['two-', 'two‐', 'two–', 'two—', 'בית־', 'Հայ֊', 'ab⸗', 'soft\u00ad', 'old¬'])
      expect(needsSpaceAfter({ word, language: 'en', detectedBreak: LINE_END })).toBe(false)
    for (const word of ['two', 'two.', 'two”', 'two_'])
      expect(needsSpaceAfter({ word, language: 'en', detectedBreak: LINE_END })).toBe(true)
  })

  it('measures a gap relative to the line height, at any scan resolution', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom(0.125, 0.5, 2, 64),
        (gap, lineHeight, scale) => {
          const o = { word: 'cat', language: 'en' }
          expect(needsSpaceAfter({ ...o, gap: gap * scale, lineHeight: lineHeight * scale })).toBe(
            needsSpaceAfter({ ...o, gap, lineHeight }),
          )
        },
      ),
    )
  })

  it('ignores a gap or height that is NaN', () => {
    for (const [gap, lineHeight] of [
      [NaN, 20],
      [9, NaN],
      [9, 0],
      [9, -20],
      [-9, 20],
      [9, Infinity],
    ] as const)
      expect(needsSpaceAfter({ word: 'cat', language: 'en', gap, lineHeight })).toBe(false)
    expect(needsSpaceAfter({ word: '', language: '' })).toBe(false)
  })

  it('handles words of a million characters', () => {
    const long = '.'.repeat(1_000_000)
    expect(needsSpaceAfter({ word: long, next: `${long}a`, language: 'en', detectedBreak: SPACE })).toBe(true)
    expect(needsSpaceAfter({ word: long, next: long, language: 'en', detectedBreak: SPACE })).toBe(false)
  })
})

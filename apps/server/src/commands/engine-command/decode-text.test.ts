import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text'

const mark = '\u{feff}'
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()

test('decodes UTF-8 with and without a BOM, and UTF-16 in both byte orders', () => {
  const texts = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => !text.includes('\0') && !text.startsWith(mark))
  fc.assert(
    fc.property(texts, (text) => {
      expect(decodeText(Buffer.from(text))).toBe(text)
      expect(decodeText(Buffer.from(mark + text))).toBe(text)
      expect(decodeText(Buffer.from(mark + text, 'utf16le'))).toBe(text)
      expect(decodeText(bigEndian(mark + text))).toBe(text)
    }),
  )
})

test.each([
  ['Latin-1', Buffer.from('Español', 'latin1')],
  ['UTF-16 without its mark', Buffer.from('Hello', 'utf16le')],
  ['half of UTF-16', Buffer.from([0xff, 0xfe, 0x00])],
  ['a recording', Buffer.from('RIFF\u0000\u0000\u0000\u0000WAVE', 'latin1')],
])('returns null for %s', (_, bytes) => {
  expect(decodeText(bytes)).toBeNull()
})

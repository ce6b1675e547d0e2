import type { TextSegment } from '@lectern/core/text'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editSegments } from './edit-segments'

const segmentsOf = (texts: readonly string[]): TextSegment[] =>
  texts.map((text, index) => ({
    text,
    voiceId: `voice ${index}`,
    modelId: 'm',
    voiceSettings: {},
    rects: [{ id: `w${index}`, x: index, y: 0, width: 1, height: 1, word: text }],
  }))
const letters = fc.constantFrom('a', 'b', ' ', '.', 'é', '👩')
const words = fc.string({ unit: letters, maxLength: 8 })
const passages = fc.array(fc.string({ unit: letters, minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 })

it('holds the edited text, and keeps the voices and the rects of all segments [AUD-049]', () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), words, (texts, text) => {
      const segments = segmentsOf(texts)
      const edited = editSegments(segments, text)
      expect(edited.map((segment) => segment.text).join('')).toBe(text)
      expect(edited.map(({ text: _text, ...kept }) => kept)).toEqual(segments.map(({ text: _text, ...kept }) => kept))
    }),
  )
})

it('changes only the passage at whose end something is typed', () => {
  fc.assert(
    fc.property(passages, fc.nat(4), words, (texts, picked, typed) => {
      const index = picked % texts.length
      const segments = segmentsOf(texts)
      const whole = texts.map((text, at) => (at === index ? `${text}#${typed}` : text)).join('')
      const edited = editSegments(segments, whole)
      expect(edited.filter((_, at) => at !== index)).toEqual(segments.filter((_, at) => at !== index))
    }),
  )
})

it('continues the voice before the cursor with text that is typed between two voices', () => {
  const texts = editSegments(segmentsOf(['Hello, ', 'said the owl.']), 'Hello, you, said the owl.')
  expect(texts.map(({ text }) => text)).toEqual(['Hello, you, ', 'said the owl.'])
})

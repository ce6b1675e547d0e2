import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTokens } from './find-tokens.ts'
import { splitMergedWords } from './split-merged-words.ts'

const lexicon: Readonly<Record<string, readonly string[]>> = {
  in: ['ɪ', 'n'],
  the: ['ð', 'ə'],
  garden: ['ɡ', 'ɑː', 'd', 'ə', 'n'],
  of: ['ʌ', 'v'],
  cat: ['k', 'æ', 't'],
}
const SOUND_SECONDS = 0.1

test('finds each merged word at its first phoneme, whichever words the engine merges', () => {
  const words = fc.array(fc.constantFrom(...Object.keys(lexicon)), { minLength: 2, maxLength: 12 })
  fc.assert(
    fc.property(words, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (said, isMerged) => {
      const text = said.join(' ')
      const tokens = findTokens(text, 'en')
      const sounds = said.map((word) => lexicon[word] ?? [])
      const firstSounds = sounds.map((_, index) => sounds.slice(0, index).flat().length)
      const events = tokens.flatMap(({ start }, index) =>
        index > 0 && isMerged[index] ? [] : [{ offset: start, time: (firstSounds[index] ?? 0) * SOUND_SECONDS }],
      )
      const phonemes = sounds.flat().map((phoneme, index) => ({ phoneme, time: index * SOUND_SECONDS }))
      const found = splitMergedWords({
        text,
        tokens,
        events,
        phonemes,
        until: phonemes.length * SOUND_SECONDS,
        phonemesOf: ({ start, end }) => lexicon[text.slice(start, end)] ?? [],
      })
      const missing = tokens.flatMap(({ start }, index) =>
        index > 0 && isMerged[index] ? [{ offset: start, time: (firstSounds[index] ?? 0) * SOUND_SECONDS }] : [],
      )
      expect(found).toEqual(missing)
    }),
  )
})

test('returns no event for punctuation alone or for a word that it cannot separate', () => {
  const text = 'cat — xyz of'
  const found = splitMergedWords({
    text,
    tokens: findTokens(text, 'en'),
    events: [
      { offset: 0, time: 0 },
      { offset: 10, time: 0.5 },
    ],
    phonemes: ['k', 'æ', 't', '', 'z'].map((phoneme, index) => ({ phoneme, time: index * SOUND_SECONDS })),
    until: 1,
    phonemesOf: ({ start, end }) => lexicon[text.slice(start, end)] ?? [],
  })
  expect(found).toEqual([])
})

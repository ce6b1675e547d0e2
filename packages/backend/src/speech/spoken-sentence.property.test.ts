import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashSentence, packSentence, unpackSentence } from './spoken-sentence'

test('what was kept of a sentence comes back the same', () => {
  const word = fc.record({ start: fc.nat(), end: fc.nat(), startTime: fc.nat(), endTime: fc.nat() })
  fc.assert(
    fc.property(fc.int16Array(), fc.integer({ min: 1, max: 48_000 }), fc.array(word), (pcm, sampleRate, words) => {
      expect(unpackSentence(packSentence({ pcm, sampleRate, words }))).toEqual({ pcm, sampleRate, words })
    }),
  )
})

test('what is no kept sentence is told apart, whatever its bytes are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(unpackSentence(bytes)).toBeNull()
    }),
  )
})

test('whatever changes the sound changes the name it is kept under', () => {
  const sentence = { text: 'Hello.', language: 'en', voiceId: 'a', modelId: 'm', voiceSettings: { speed: 1 } }
  const others = [
    { ...sentence, text: 'Hello!' },
    { ...sentence, language: 'es' },
    { ...sentence, voiceId: 'b' },
    { ...sentence, modelId: 'n' },
    { ...sentence, voiceSettings: { speed: 1.1 } },
    { ...sentence, voiceSettings: { stability: 1 } },
  ]
  expect(new Set([sentence, ...others].map(hashSentence)).size).toBe(others.length + 1)
  expect(hashSentence({ ...sentence })).toBe(hashSentence(sentence))
})

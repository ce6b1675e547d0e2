import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashSentence, packSentence, unpackSentence } from './pack-sentence'

test('a packed sentence is unpacked unchanged', () => {
  const word = fc.record({ start: fc.nat(), end: fc.nat(), startTime: fc.nat(), endTime: fc.nat() })
  fc.assert(
    fc.property(fc.int16Array(), fc.integer({ min: 1, max: 48_000 }), fc.array(word), (pcm, sampleRate, words) => {
      expect(unpackSentence(packSentence({ pcm, sampleRate, words }))).toEqual({ pcm, sampleRate, words })
    }),
  )
})

test('other bytes are not unpacked, whatever they are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(unpackSentence(bytes)).toBeNull()
    }),
  )
})

const sentence = { text: 'Hello.', language: 'en', voiceId: 'a', modelId: 'm', voiceSettings: { speed: 1 } }

test('everything that changes the sound changes the key', () => {
  const others = [
    { ...sentence, text: 'Hello!' },
    { ...sentence, language: 'es' },
    { ...sentence, voiceId: 'b' },
    { ...sentence, modelId: 'n' },
    { ...sentence, voiceSettings: { speed: 1.1 } },
    { ...sentence, voiceSettings: { stability: 1 } },
  ]
  const contexts = [
    { rulesFingerprint: [['alias', 'Hello', 'Hullo']] },
    { rulesFingerprint: [['provider', 'd', 'v1']] },
    { rulesFingerprint: [], previousText: 'Hello.' },
    { rulesFingerprint: [], nextText: 'Hello.' },
  ]
  const names = [
    ...[sentence, ...others].map((one) => hashSentence(one)),
    ...contexts.map((context) => hashSentence(sentence, context)),
  ]
  expect(new Set(names).size).toBe(others.length + contexts.length + 1)
  expect(hashSentence({ ...sentence })).toBe(hashSentence(sentence))
})

test('a sentence without rules and neighbours keeps its original key', () => {
  expect(hashSentence(sentence, { rulesFingerprint: [] })).toBe(hashSentence(sentence))
  expect(hashSentence(sentence)).toBe('eb4aa6b6f5591bc8112d519676c596f2e26a7f06')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinSentences, type PlacedSentence } from './join-sentences'

const sampleRate = 8000

/** A sentence whose sound stands between two silences. */
const sentence = fc
  .record({
    pageVariationId: fc.integer({ min: 1, max: 3 }),
    before: fc.integer({ min: 0, max: 9000 }),
    sound: fc.integer({ min: 1, max: 4000 }),
    after: fc.integer({ min: 0, max: 9000 }),
  })
  .map(({ pageVariationId, before, sound, after }): PlacedSentence => {
    const pcm = new Int16Array(before + sound + after)
    pcm.fill(5000, before, before + sound)
    const words = [{ start: 0, end: 4, startTime: before / sampleRate, endTime: (before + sound) / sampleRate }]
    return { pageVariationId, pcm, sampleRate, text: 'word', words }
  })
const sentences = fc.array(sentence, { minLength: 1, maxLength: 8 })

test('every word is heard at its time: sound begins and ends there, in the order of the text', () => {
  fc.assert(
    fc.property(sentences, (list) => {
      const { pcm, words } = joinSentences(list)
      const sounds: number[][] = []
      for (let at = 0; at < pcm.length; at++) {
        if (pcm[at] !== 0 && (at === 0 || pcm[at - 1] === 0)) sounds.push([at, at])
        const last = sounds.at(-1)
        if (last && pcm[at] !== 0) last[1] = at + 1
      }
      expect(words).toHaveLength(list.length)
      for (const [index, { start, end }] of words.entries()) {
        const [first = 0, after = 0] = sounds[index] ?? []
        expect(Math.abs(start - first / sampleRate)).toBeLessThan(0.001)
        expect(Math.abs(end - after / sampleRate)).toBeLessThan(0.001)
      }
    }),
  )
})

test('between two sentences there is the silence that belongs there, or what the voice left when that is more', () => {
  fc.assert(
    fc.property(sentences, (list) => {
      const { words } = joinSentences(list)
      for (const [index, word] of words.entries()) {
        const before = words[index - 1]
        if (!before) continue
        const wanted = before.pageVariationId === word.pageVariationId ? 0.35 : 0.8
        expect(word.start - before.end).toBeGreaterThan(wanted - 0.002)
      }
    }),
  )
})

test('sounds of different rates are not joined', () => {
  const one = { pageVariationId: 1, pcm: new Int16Array(10), sampleRate: 8000, text: '', words: [] }
  expect(() => joinSentences([one, { ...one, sampleRate: 22_050 }])).toThrow('8000 and 22050')
})

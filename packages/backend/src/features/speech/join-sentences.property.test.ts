import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSentenceJoiner, type PlacedSentence } from './join-sentences'

const sampleRate = 8000

/** A sentence of sound between two silences. */
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

function joinSentences(list: readonly PlacedSentence[]) {
  const join = createSentenceJoiner()
  const pieces = list.map((one) => join.add(one))
  const pcm = Int16Array.from(pieces.flatMap(({ silence, pcm: sound }) => [...new Int16Array(silence), ...sound]))
  expect(join.length()).toBe(pcm.length)
  return { pcm, sampleRate: join.sampleRate(), words: pieces.flatMap(({ words }) => words) }
}

test('every word sounds at its time, in the order of the text', () => {
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

test("puts the required silence between two sentences, or the voice's own if that is longer", () => {
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

test('a sentence of another sample rate is resampled, and its words keep their times', () => {
  fc.assert(
    fc.property(sentence, sentence, fc.constantFrom(11_025, 16_000, 44_100, 48_000), (first, second, otherRate) => {
      const other = { ...second, sampleRate: otherRate, words: [] }
      const { pcm, sampleRate: rate } = joinSentences([
        { ...first, pageVariationId: 1 },
        { ...other, pageVariationId: 1 },
      ])
      expect(rate).toBe(sampleRate)
      const alone = joinSentences([first]).pcm.length
      const seconds = second.pcm.length / otherRate
      expect((pcm.length - alone) / sampleRate).toBeGreaterThan(seconds - 0.001)
      expect((pcm.length - alone) / sampleRate).toBeLessThan(seconds + 0.352)
    }),
  )
})

test('no seam has a step larger than those within the sound, wherever the voice was cut off', () => {
  const rate = 22_050
  const tone = fc
    .record({ phase: fc.double({ min: 0, max: 6.28, noNaN: true }), samples: fc.integer({ min: 500, max: 3000 }) })
    .map(({ phase, samples }): PlacedSentence => {
      const pcm = Int16Array.from({ length: samples }, (_, at) => 12_000 * Math.sin(phase + at / 20))
      return { pageVariationId: 1, pcm, sampleRate: rate, text: '', words: [] }
    })
  fc.assert(
    fc.property(fc.array(tone, { minLength: 1, maxLength: 4 }), (list) => {
      const padded = [0, ...joinSentences(list).pcm, 0]
      const steps = padded.slice(1).map((sample, at) => Math.abs(sample - (padded[at] ?? 0)))
      // The tone's own largest step is 600.
      expect(Math.max(...steps)).toBeLessThanOrEqual(605)
    }),
  )
})

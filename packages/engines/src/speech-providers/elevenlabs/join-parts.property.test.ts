import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAtPauses } from './split-at-pauses'
import { joinParts, type SpokenPart } from './join-parts'

const sampleRate = 24_000
const part = fc.oneof(
  fc.record({ kind: fc.constant('silence' as const), seconds: fc.double({ min: 0, max: 4, noNaN: true }) }),
  fc.integer({ min: 24, max: 5000 }).map((length): SpokenPart => {
    const endTime = length / sampleRate
    return { kind: 'sound', pcm: new Int16Array(length).fill(7), words: [{ start: 0, end: 1, startTime: 0, endTime }] }
  }),
)

test('joins parts exactly to the sample, with words in order at the times of their sound', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const { pcm, words } = joinParts(parts, sampleRate)
      let until = 0
      for (const { startTime, endTime } of words) {
        expect(startTime).toBeGreaterThanOrEqual(until)
        expect(pcm[Math.round(startTime * sampleRate)]).toBe(7)
        expect(pcm[Math.round(endTime * sampleRate) - 1]).toBe(7)
        until = endTime
      }
      expect(until).toBeLessThanOrEqual(pcm.length / sampleRate)
      const sounding = parts.reduce((sum, each) => sum + (each.kind === 'sound' ? each.pcm.length : 0), 0)
      expect(pcm.filter((sample) => sample === 7)).toHaveLength(sounding)
    }),
  )
})

test('splits a text at pauses longer than the model allows, and keeps all other text', () => {
  const tag = fc.constantFrom('<break time="1.0s" />', '<break time="4s"/>', "<break time='3500ms' />", '<break />')
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom('Hello', 'there.', '[sighs]'), tag)), (words) => {
      const text = words.join(' ')
      const pieces = splitAtPauses(text, 3)
      const kept = pieces.map((piece) => (piece.kind === 'text' ? text.slice(piece.start, piece.end) : '|')).join('')
      expect(kept).toBe(text.replaceAll('<break time="4s"/>', '|').replaceAll("<break time='3500ms' />", '|'))
      for (const piece of pieces) if (piece.kind === 'silence') expect([4, 3.5]).toContain(piece.seconds)
    }),
  )
})

import { describe, expect, test } from 'vitest'
import { createFullBand } from '../time-warping/band'
import { framesOf } from '../testing/make-frames'
import { gapOf } from '../testing/make-gap'
import { alignRows } from './align-rows'
import { computePauseCosts } from './compute-pause-costs'
import { PAUSE } from './plan-rows'

describe('a pause', () => {
  test('costs little in silence, much in speech, and almost nothing in speech outside the text', () => {
    const silence = new Float32Array(600).fill(0)
    silence[10] = 1
    const { betweenSentences } = computePauseCosts(silence, [gapOf([0, 0], [200, 500])])
    const at = (frame: number) => betweenSentences[frame] ?? NaN
    expect(at(10)).toBeLessThan(at(150))
    expect(at(150)).toBeLessThan(at(20))
    expect(at(350)).toBeLessThan(at(10))
    expect(at(599)).toBeLessThan(at(20))
  })

  test('costs more within a sentence only if it contains the middle of a gap', () => {
    const costs = computePauseCosts(new Float32Array(600).fill(0), [gapOf([0, 0], [200, 500])])
    const more = costs.withinSentence.map((cost, frame) => cost - (costs.betweenSentences[frame] ?? NaN))
    expect([more[350], more.filter((cost) => cost !== 0).length]).toEqual([60, 1])
  })

  test('keeps the words of a sentence together beside speech that is not in the text', () => {
    const soundsOf = (values: readonly number[]) => framesOf(values.map((value) => (value - 21) / 2.4))
    const foreign = Array.from({ length: 400 }, () => 90)
    const recording = [5, 7, ...foreign, 15, 17, 20, 22]
    const costs = computePauseCosts(new Float32Array(recording.length).fill(0), [gapOf([0, 0], [2, 402])])
    const firstColumnOf = (secondBeginsSentence: boolean) =>
      alignRows({
        rows: Int32Array.from([PAUSE, 0, 1, PAUSE, 2, 3, PAUSE]),
        reference: soundsOf([5, 7, 20, 22]),
        recording: soundsOf(recording),
        pauseCostsOf: (pause) => (pause === 1 && !secondBeginsSentence ? costs.withinSentence : costs.betweenSentences),
        skips: [],
        band: createFullBand(7, recording.length),
      }).first[1]
    expect([firstColumnOf(false), firstColumnOf(true)]).toEqual([402, 0])
  })
})

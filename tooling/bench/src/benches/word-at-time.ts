import { buildCueIndex, createPlaybackCursor } from '@lectern/core/playback'
import type { Bench } from '../bench.ts'
import { createRandomNumbers } from '../random-numbers.ts'

const WORDS = 100_000
const SECONDS_PER_WORD = 0.3

/** Which word sounds now, among 100,000: at random places, and frame after frame. */
export function wordAtTimeBenches(): Bench[] {
  const cues = Array.from({ length: WORDS }, (_, index) => ({
    id: `w${index}`,
    start: index * SECONDS_PER_WORD,
    end: index * SECONDS_PER_WORD + 0.25,
  }))
  const index = buildCueIndex(cues)
  const next = createRandomNumbers(1)
  const probes = Array.from({ length: 20_000 }, () => next() * WORDS * SECONDS_PER_WORD)
  const frames = Array.from({ length: 20_000 }, (_, frame) => 5000 + frame / 60)
  const cursor = createPlaybackCursor(index)
  const fewProbes = probes.slice(0, 300)
  return [
    {
      kind: 'time',
      name: 'word at a random time, 100,000 words',
      unit: 'µs a look-up',
      ours: { operations: probes.length, run: () => probes.forEach((time) => cursor.advance(time)) },
      peers: [
        {
          name: 'Array.find',
          operations: fewProbes.length,
          repeats: 2,
          run: () => fewProbes.forEach((time) => cues.find((cue) => cue.start <= time && time < cue.end)),
        },
      ],
      bound: 1,
    },
    {
      kind: 'time',
      name: 'word at the next frame, 100,000 words',
      unit: 'µs a look-up',
      ours: { operations: frames.length, run: () => frames.forEach((time) => cursor.advance(time)) },
      peers: [],
      bound: 1,
    },
  ]
}

import { buildCueIndex, createPlaybackCursor } from '@lectern/core/playback'
import type { Bench } from '../bench.ts'
import { createRandomNumbers } from '../random-numbers.ts'

const WORDS = 100_000
const SECONDS_PER_WORD = 0.3

const COUNTED_PROBES = 1_000_000

/**
 * Counts, of a million random times, those for which the index finds a wrong word or none. The right word is known from the
 * way the times are made.
 */
function countWrongWords(): number {
  const next = createRandomNumbers(9)
  const cues: { id: string; start: number; end: number }[] = []
  for (let at = 0, time = 0; at < WORDS; at += 1) {
    const start = time + (next() < 0.3 ? next() * 0.4 : 0)
    time = start + 0.02 + next() * 0.6
    cues.push({ id: `w${at}`, start, end: time })
  }
  const cursor = createPlaybackCursor(buildCueIndex(cues))
  let wrong = 0
  for (let probe = 0; probe < COUNTED_PROBES; probe += 1) {
    const at = Math.floor(next() * (WORDS - 1))
    const cue = cues[at]
    const after = cues[at + 1]
    if (cue === undefined || after === undefined) continue
    const time = Math.min(cue.start + next() * (after.start - cue.start), after.start - 1e-9)
    const truth = time < cue.end ? cue.id : undefined
    const { active } = cursor.advance(time)
    if (active.length > 1 || active[0] !== truth) wrong += 1
  }
  return wrong
}

/** Measures the search for the word at a time, among 100,000 words: at random times and frame by frame. */
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
    {
      kind: 'score',
      name: 'word at a random time, wrong ones',
      unit: 'of 1,000,000',
      ours: countWrongWords,
      peers: [],
      target: { atMost: 0 },
    },
  ]
}

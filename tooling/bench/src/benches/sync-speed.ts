import { alignWords, fillTimingGaps, syncByWord, transferTimings, type Rect, type TimedWord } from '@lectern/core/sync'
import { type Bench, measureProcessor } from '../bench.ts'
import { disturbWords } from '../disturb-words.ts'
import { createRandomNumbers } from '../random-numbers.ts'

const WORDS = 100_000
const MISHEARD = 0.03
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const en = { language: 'en' }

interface Chapter {
  readonly text: string[]
  readonly heard: string[]
  readonly rects: Rect[]
  readonly speech: TimedWord[]
  readonly synced: Rect[]
}

/** Measures sync at 100,000 words with 3 % misheard, and how its time grows as the text doubles. */
export function syncSpeedBenches(): Bench[] {
  const chapter = makeChapter(WORDS)
  const timed = (name: string, run: () => void, bound: number, repeats = 10): Bench => ({
    kind: 'time',
    name: `${name}, 100,000 words`,
    unit: 'µs a run',
    clock: 'processor',
    repeats,
    ours: { operations: 1, run },
    peers: [],
    bound,
  })
  return [
    {
      kind: 'time',
      name: 'syncByWord, 100,000 words, 3 % misheard',
      unit: 'µs a run',
      clock: 'processor',
      repeats: 15,
      ours: { operations: 1, run: () => void syncByWord(chapter.rects, chapter.speech, en) },
      peers: [
        {
          name: 'alignWords',
          targetRatio: 0.5,
          operations: 1,
          run: () => void alignWords(chapter.text, chapter.heard, en),
        },
      ],
      bound: 600_000,
    },
    timed('transferTimings', () => void transferTimings(chapter.synced, chapter.heard.join(' '), en), 400_000),
    timed('fillTimingGaps', () => void fillTimingGaps(chapter.synced), 100_000),
    {
      kind: 'score',
      name: 'sync: time of a doubled text, at worst of 25,000 to 200,000 words',
      unit: 'times',
      ours: measureDoubling,
      peers: [],
      target: { atMost: 3 },
    },
    {
      kind: 'score',
      name: 'word alignment, misspelled words paired, 30,000 of 50 random',
      unit: 'of them',
      ours: () => pairMisspelled(30_000),
      peers: [{ name: 'of 10,000', score: () => pairMisspelled(10_000) }],
      target: { atLeast: 0.998 },
    },
  ]
}

function makeWords(count: number, different: number, next: () => number): string[] {
  const draw = (bound: number): number => Math.floor(next() * bound)
  const makeWord = (): string => Array.from({ length: 2 + draw(7) }, () => LETTERS[draw(26)]).join('')
  const vocabulary = Array.from({ length: different }, makeWord)
  // A few words make up most of a text: Zipf's law, roughly.
  return Array.from({ length: count }, () => vocabulary[Math.floor(different * next() ** 2)] ?? '')
}

function makeChapter(count: number): Chapter {
  const next = createRandomNumbers(11)
  const text = makeWords(count, 8000, next)
  const { heard } = disturbWords(text, MISHEARD, next)
  const rects = text.map((word, at) => ({
    id: `w${at}`,
    x: (at % 10) * 60,
    y: Math.floor(at / 10) * 40,
    width: 50,
    height: 30,
    word,
  }))
  const speech = heard.map((word, at) => ({ word, start: at / 4, end: at / 4 + 0.2 }))
  return { text, heard, rects, speech, synced: syncByWord(rects, speech, en).rects }
}

/** Returns the worst growth of the processor's time when a text doubles. Sizes run in turn, so that a busy moment affects all. */
function measureDoubling(): number {
  const sizes = [25_000, 50_000, 100_000, 200_000].map((count) => {
    const { rects, speech, synced, heard } = makeChapter(count)
    const text = heard.join(' ')
    const tasks = [
      () => void syncByWord(rects, speech, en),
      () => void transferTimings(synced, text, en),
      () => void fillTimingGaps(synced),
    ]
    return tasks.map((run) => ({ run, best: Infinity }))
  })
  for (let repeat = 0; repeat < 6; repeat += 1)
    for (const task of sizes.flat()) task.best = Math.min(task.best, measureProcessor(task.run))
  return Math.max(
    ...sizes
      .slice(1)
      .flatMap((each, at) => each.map(({ best }, task) => best / (sizes[at]?.[task]?.best ?? Number.NaN))),
  )
}

function pairMisspelled(count: number): number {
  const next = createRandomNumbers(13)
  const text = makeWords(count, 50, next)
  const { heard, truth, misspelled } = disturbWords(text, MISHEARD, next)
  const pairs = new Int32Array(count).fill(-1)
  for (const operation of alignWords(text, heard, en)) {
    if (operation.kind !== 'similar') continue
    for (let at = operation.reference[0]; at < operation.reference[1]; at += 1) pairs[at] = operation.heard[0]
  }
  return misspelled.filter((at) => pairs[at] === truth[at]).length / misspelled.length
}

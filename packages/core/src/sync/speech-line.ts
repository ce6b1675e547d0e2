import { countGraphemes } from '../text/split-graphemes'
import { addUp } from './add-up'

/** Turns a share of some spoken words' letters, 0 to 1, into a time: where letters begin there, and where they end. */
export interface SpeechLine {
  startAt(share: number): number
  endAt(share: number): number
}

interface Stretch {
  from: number
  to: number
  start: number
  end: number
}

/** Smaller differences are those of the arithmetic. */
const SAME_SHARE = 1e-9

/** Letters are taken to pass evenly within a word; what lies between words belongs to none. */
export function createSpeechLine(words: readonly { text: string; start: number; end: number }[]): SpeechLine {
  const lengths = words.map((word) => Math.max(1, countGraphemes(word.text)))
  const total = addUp(lengths)
  let passed = 0
  const stretches = words.map((word, index) => {
    const from = passed / total
    passed += lengths[index] ?? 1
    return { from, to: passed / total, start: word.start, end: word.end }
  })
  const last = stretches.at(-1)
  if (last === undefined) throw new Error('A line of speech needs a word')
  return {
    startAt: (share) => within(stretches.find((stretch) => share < stretch.to - SAME_SHARE) ?? last, share),
    endAt: (share) => within(stretches.find((stretch) => share <= stretch.to + SAME_SHARE) ?? last, share),
  }
}

function within(stretch: Stretch, share: number): number {
  if (share <= stretch.from + SAME_SHARE) return stretch.start
  if (share >= stretch.to - SAME_SHARE) return stretch.end
  return stretch.start + ((share - stretch.from) / (stretch.to - stretch.from)) * (stretch.end - stretch.start)
}

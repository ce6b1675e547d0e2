import { countGraphemes } from '../../text/characters/split-graphemes'
import { sum } from '../timing/sum'

/** Maps a fraction of the letters of some spoken words, 0 to 1, to the time at which it begins or ends. */
export interface SpeechTimeline {
  startAt(fraction: number): number
  endAt(fraction: number): number
}

interface Segment {
  from: number
  to: number
  start: number
  end: number
}

/** Smaller differences between fractions are rounding errors. */
const SAME_FRACTION = 1e-9

/** Interpolates linearly within each word; the time between two words belongs to neither. Throws without words. */
export function createSpeechTimeline(words: readonly { text: string; start: number; end: number }[]): SpeechTimeline {
  const lengthOf = (text: string): number => Math.max(1, countGraphemes(text))
  const total = sum(words.map(({ text }) => lengthOf(text)))
  let passed = 0
  const segments = words.map(({ text, start, end }): Segment => {
    const from = passed / total
    passed += lengthOf(text)
    return { from, to: passed / total, start, end }
  })
  const last = segments.at(-1)
  if (last === undefined) throw new Error('A speech timeline needs at least one word')
  return {
    startAt: (fraction) =>
      interpolate(segments.find((segment) => fraction < segment.to - SAME_FRACTION) ?? last, fraction),
    endAt: (fraction) =>
      interpolate(segments.find((segment) => fraction <= segment.to + SAME_FRACTION) ?? last, fraction),
  }
}

function interpolate({ from, to, start, end }: Segment, fraction: number): number {
  if (fraction <= from + SAME_FRACTION) return start
  if (fraction >= to - SAME_FRACTION) return end
  return start + ((fraction - from) / (to - from)) * (end - start)
}

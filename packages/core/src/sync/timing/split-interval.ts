import { MIN_WORD_SECONDS } from './time-tolerances'
import { sum } from './sum'

/** Splits an interval, in seconds, in proportion to letter counts. No part is shorter than a word may be. */
export function splitInterval(from: number, to: number, letters: readonly number[]): [start: number, end: number][] {
  const total = sum(letters)
  const fewest = letters.reduce((least, count) => Math.min(least, count), Infinity)
  const isTight = ((to - from) * fewest) / total < MIN_WORD_SECONDS
  const least = isTight ? Math.min(MIN_WORD_SECONDS, (to - from) / letters.length) : 0
  const shared = to - from - least * letters.length
  let passed = 0
  let start = from
  return letters.map((count, index) => {
    passed += count
    const isLast = index === letters.length - 1
    const end = isLast ? to : from + least * (index + 1) + (shared * passed) / total
    const part: [number, number] = [start, end]
    start = end
    return part
  })
}

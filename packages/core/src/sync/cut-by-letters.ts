import { addUp } from './add-up'
import { SHORTEST_WORD_SECONDS } from './least-times'

/** Cuts a stretch of time, in seconds, in proportion to the letters, no piece shorter than a word may be. */
export function cutByLetters(from: number, to: number, letters: readonly number[]): [start: number, end: number][] {
  const total = addUp(letters)
  const fewest = letters.reduce((least, count) => Math.min(least, count), Infinity)
  const isTight = ((to - from) * fewest) / total < SHORTEST_WORD_SECONDS
  const least = isTight ? Math.min(SHORTEST_WORD_SECONDS, (to - from) / letters.length) : 0
  const shared = to - from - least * letters.length
  let passed = 0
  let start = from
  return letters.map((count, index) => {
    passed += count
    const isLast = index === letters.length - 1
    const end = isLast ? to : from + least * (index + 1) + (shared * passed) / total
    const piece: [number, number] = [start, end]
    start = end
    return piece
  })
}

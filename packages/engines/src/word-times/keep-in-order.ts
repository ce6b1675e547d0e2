import type { PlacedWord } from './placed-word'

const MIN_WORD_SECONDS = 0.001

/**
 * Adjusts times so that each word ends after it begins and before the next begins, all within the recording and in whole
 * milliseconds. In a recording too short for that the words share its time.
 */
export function keepInOrder(words: readonly PlacedWord[], seconds: number): PlacedWord[] {
  const room = Math.floor(seconds * 1000)
  const least = Math.min(MIN_WORD_SECONDS * 1000, room / Math.max(1, words.length))
  const ordered: PlacedWord[] = []
  let from = 0
  for (const [index, { startTime, endTime }] of words.entries()) {
    const latest = room - least * (words.length - index)
    const start = Math.min(latest, Math.max(from, Math.round(startTime * 1000)))
    const next = words[index + 1]
    const nextStart = next ? Math.round(next.startTime * 1000) : room
    const end = Math.min(latest + least, Math.max(start + least, Math.min(Math.round(endTime * 1000), nextStart)))
    ordered.push({ startTime: start / 1000, endTime: end / 1000 })
    from = end
  }
  return ordered
}

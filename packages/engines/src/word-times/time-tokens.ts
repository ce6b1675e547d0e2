import type { SpokenWord } from '@lectern/backend/ports'
import { keepInOrder } from './keep-in-order'
import type { AudioTags } from './blank-tags'
import { estimateMissingTimes, type PlacedToken } from './estimate-missing-times'
import { findTokens } from './find-tokens'
import type { HeardWord } from './heard-word'
import { keepLongestIncreasing } from './keep-longest-increasing'
import { matchTokens } from './match-tokens'
import { splitTimeByLetters } from './split-time-by-letters'

/**
 * Times every token of a text by the words that a provider reports. These may be respelled, repeated or missing; tokens keep
 * the spelling and order of the text, and a token without a word of its own gets an estimated time.
 * @param durationSeconds of the sound
 */
export function timeTokens(
  text: string,
  heard: readonly HeardWord[],
  { language, durationSeconds, tags }: { language: string; durationSeconds: number; tags: AudioTags },
): SpokenWord[] {
  const tokens = findTokens(text, language, tags)
  const words = tokens.map(({ start, end }) => text.slice(start, end))
  const forward = keepLongestIncreasing(heard.filter(({ startTime }) => startTime < durationSeconds))
  const placed: (PlacedToken | null)[] = words.map(() => null)
  const matched = matchTokens(
    words,
    forward.map((word) => word.text),
    language,
  )
  for (const { tokens: range, heard: heardRange } of matched) {
    const [first, last] = [forward[heardRange[0]], forward[heardRange[1] - 1]]
    if (!first || !last || heardRange[0] >= heardRange[1]) continue
    const span = {
      startTime: first.startTime,
      endTime: Math.min(durationSeconds, Math.max(first.endTime, last.endTime)),
    }
    const isAlone = range[1] - range[0] === 1
    for (const [index, part] of splitTimeByLetters(span, words.slice(...range)).entries()) {
      placed[range[0] + index] = { ...part, estimated: !isAlone }
    }
  }
  const filled = estimateMissingTimes(placed, words, durationSeconds)
  const times = keepInOrder(filled, durationSeconds)
  return tokens.flatMap((token, index) => {
    const time = times[index]
    if (!time) return []
    return [{ ...token, ...time, ...(filled[index]?.estimated ? { estimated: true as const } : {}) }]
  })
}

import type { SpokenWord } from '@lectern/backend/ports'
import { keepInOrder } from '../../forced-alignment/keep-in-order'
import type { AudioTags } from './blank-tags'
import { fillUnheard, type PlacedToken } from './fill-unheard'
import { findTokens } from './find-tokens'
import type { HeardWord } from './heard-word'
import { keepForward } from './keep-forward'
import { matchTokens } from './match-tokens'
import { shareTime } from './share-time'

/**
 * When every token of a text is heard, from what a provider says it said. That may respell words, repeat a stretch or leave
 * some out; tokens keep the text's own spelling and order, and one that was not heard by itself is estimated.
 * @param durationSeconds of the sound
 */
export function timeTokens(
  text: string,
  heard: readonly HeardWord[],
  { language, durationSeconds, tags }: { language: string; durationSeconds: number; tags: AudioTags },
): SpokenWord[] {
  const tokens = findTokens(text, language, tags)
  const words = tokens.map(({ start, end }) => text.slice(start, end))
  const forward = keepForward(heard.filter(({ startTime }) => startTime < durationSeconds))
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
    for (const [index, share] of shareTime(span, words.slice(...range)).entries()) {
      placed[range[0] + index] = { ...share, estimated: !isAlone }
    }
  }
  const filled = fillUnheard(placed, words, durationSeconds)
  const times = keepInOrder(filled, durationSeconds)
  return tokens.flatMap((token, index) => {
    const time = times[index]
    if (!time) return []
    return [{ ...token, ...time, ...(filled[index]?.estimated ? { estimated: true as const } : {}) }]
  })
}

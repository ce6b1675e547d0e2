import type { AudioTags } from './blank-tags'
import { findTokens } from './find-tokens'
import type { HeardWord } from './heard-word'

/** What a provider says of one character that it spoke; seconds. */
export interface SpokenCharacter {
  text: string
  startTime: number
  endTime: number
}

/**
 * The words of characters that come with times, tags left out. A word ends with its last letter: the pause after it is
 * counted to its punctuation by the provider, and belongs to no word.
 */
export function hearWords(characters: readonly SpokenCharacter[], language: string, tags: AudioTags): HeardWord[] {
  const text = characters.map((character) => character.text).join('')
  const starts: number[] = []
  let length = 0
  for (const character of characters) {
    starts.push(length)
    length += character.text.length
  }
  let at = 0
  return findTokens(text, language, tags).flatMap(({ start, end }) => {
    while (at < characters.length && (starts[at] ?? 0) + (characters[at]?.text.length ?? 0) <= start) at += 1
    let to = at
    while (to < characters.length && (starts[to] ?? 0) < end) to += 1
    const own = characters.slice(at, to)
    const first = own[0]
    const last = own.findLast((character) => /[\p{L}\p{N}]/u.test(character.text)) ?? own.at(-1)
    return first && last
      ? [{ text: text.slice(start, end), startTime: first.startTime, endTime: Math.max(first.startTime, last.endTime) }]
      : []
  })
}

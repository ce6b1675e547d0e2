import { elementAt } from '../arrays/element-at'
import type { AudioTags } from './blank-tags'
import { findTokens } from './find-tokens'
import type { HeardWord } from './heard-word'

/** Time of one spoken character, in seconds. */
export interface SpokenCharacter {
  text: string
  startTime: number
  endTime: number
}

/**
 * Joins timed characters to words, without tags. A word ends with its last letter: the provider counts the pause after it to
 * the punctuation.
 */
export function joinCharacters(characters: readonly SpokenCharacter[], language: string, tags: AudioTags): HeardWord[] {
  const text = characters.map((character) => character.text).join('')
  let length = 0
  const placed = characters.map((character) => {
    const start = length
    length += character.text.length
    return { character, start, end: length }
  })
  let next = 0
  return findTokens(text, language, tags).flatMap(({ start, end }) => {
    while (next < placed.length && elementAt(placed, next).end <= start) next += 1
    let until = next
    while (until < placed.length && elementAt(placed, until).start < end) until += 1
    const wordCharacters = characters.slice(next, until)
    const first = wordCharacters[0]
    const last = wordCharacters.findLast((character) => /[\p{L}\p{N}]/u.test(character.text)) ?? wordCharacters.at(-1)
    return first && last
      ? [{ text: text.slice(start, end), startTime: first.startTime, endTime: Math.max(first.startTime, last.endTime) }]
      : []
  })
}

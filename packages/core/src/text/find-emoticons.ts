// The pictures that are letters too, such as ℹ, begin none and stand in none: it would look for the end at each of them.
const EMOTICON =
  /(?<=[\p{L}\p{N})] ?)(?:[:;=]['^~-]?[)DP(]{1,4}|(?!\p{L})\p{Extended_Pictographic}(?:(?!\p{L})\p{Extended_Pictographic}|\p{EMod}|\ufe0f|\u200d)*)(?=\s+\p{Lu})/gu

/** The ends of emoticons and emoji that stand in the place of a stop: 'Thanks :) See you'. UTF-16 offsets, rising. */
export function findEmoticons(text: string): number[] {
  return [...text.matchAll(EMOTICON)].map(({ index, 0: { length } }) => index + length)
}

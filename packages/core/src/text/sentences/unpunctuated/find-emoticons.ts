// Excludes emoji that are letters too, such as ℹ: a run of them would be scanned to its end from each of them.
const EMOTICON =
  /(?<=[\p{L}\p{N})] ?)(?:[:;=]['^~-]?[)DP(]{1,4}|(?!\p{L})\p{Extended_Pictographic}(?:(?!\p{L})\p{Extended_Pictographic}|\p{EMod}|\ufe0f|\u200d)*)(?=\s+\p{Lu})/gu

/** Finds the ends of emoticons and emoji in place of a stop: 'Thanks :) See you'. UTF-16 offsets, ascending. */
export function findEmoticons(text: string): number[] {
  return [...text.matchAll(EMOTICON)].map(({ index, 0: { length } }) => index + length)
}

const EMOTICON =
  /(?<=[\p{L}\p{N})] ?)(?:[:;=]['^~-]?[)DP(]{1,4}|\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{EMod}|\ufe0f|\u200d)*)(?=\s+\p{Lu})/gu

/** The ends of emoticons and emoji that stand in the place of a stop: 'Thanks :) See you'. UTF-16 offsets, rising. */
export function findEmoticons(text: string): number[] {
  return [...text.matchAll(EMOTICON)].map(({ index, 0: { length } }) => index + length)
}

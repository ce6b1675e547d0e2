export interface TimeSpan {
  startTime: number
  endTime: number
}

/** Estimates the duration of a word in letters; punctuation alone is short. */
function weighWord(word: string): number {
  return Math.max(0.25, [...word.matchAll(/[\p{L}\p{N}]/gu)].length)
}

/** Splits a time span among consecutive words in proportion to their letters. */
export function splitTimeByLetters({ startTime, endTime }: TimeSpan, words: readonly string[]): TimeSpan[] {
  const total = words.reduce((sum, word) => sum + weighWord(word), 0)
  const length = Math.max(0, endTime - startTime)
  let before = 0
  return words.map((word) => {
    const from = startTime + (length * before) / total
    before += weighWord(word)
    return { startTime: from, endTime: startTime + (length * before) / total }
  })
}

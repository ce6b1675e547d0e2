export interface TimeSpan {
  startTime: number
  endTime: number
}

/** How long a word is heard, in letters; punctuation alone hardly at all. */
function weighWord(word: string): number {
  return Math.max(0.25, word.match(/[\p{L}\p{N}]/gu)?.length ?? 0)
}

/** Parts a span among words that are said one after the other in it, by their letters. */
export function shareTime({ startTime, endTime }: TimeSpan, words: readonly string[]): TimeSpan[] {
  const total = words.reduce((sum, word) => sum + weighWord(word), 0)
  const length = Math.max(0, endTime - startTime)
  let before = 0
  return words.map((word) => {
    const from = startTime + (length * before) / total
    before += weighWord(word)
    return { startTime: from, endTime: startTime + (length * before) / total }
  })
}

/** Seconds that a word lasts at least. */
export const SHORTEST_WORD_SECONDS = 0.001

/** The shortest duration of a word, in seconds. */
export const MIN_WORD_SECONDS = 0.001

/** Times that differ by less than this, in seconds, count as equal: it is the rounding error of their arithmetic. */
export const ROUNDING_SECONDS = 1e-6

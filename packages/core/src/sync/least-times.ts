/** Seconds that a word lasts at least. */
export const SHORTEST_WORD_SECONDS = 0.001

/** Seconds below which times count as equal: the error that adding and dividing them leaves. */
export const ROUNDING_SECONDS = 1e-6

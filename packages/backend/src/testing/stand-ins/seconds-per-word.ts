/** Duration of each word, spoken and aligned. */
export const secondsPerWord = 0.25

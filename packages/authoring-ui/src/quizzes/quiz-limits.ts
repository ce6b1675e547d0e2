/** Greatest number of characters of a title, as the server takes it. */
export const titleMaximum = 300
/** Greatest number of characters of a question, an answer or a feedback. */
export const textMaximum = 10_000
/** Greatest number of questions that the server takes in one call, and of answers of a question. */
export const answerMaximum = 100
/** Greatest number of ranges of scores. */
export const rangeMaximum = 20
